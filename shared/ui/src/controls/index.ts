// By themselves, not part of what the shell hands to remotes: a first page has nothing to choose from or to type into.
export { chipLook, chosenChipLook } from './chip/chipLook';
export { RadioChips } from './chip/RadioChips';
export { ToggleChip } from './chip/ToggleChip';
export { inputLook } from './field/inputLook';
export { TextField } from './field/TextField';
