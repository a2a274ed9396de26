import { withSameParts } from '../withSameParts';

/**
 * What a compiler made last time, and of what: an edit changes little, and the rest need not be made again. Without an earlier
 * time it makes everything, and what it makes is the same.
 */
export class CompilerMemory {
  private readonly made = new Map<string, { readonly inputs: readonly unknown[]; readonly value: unknown }>();
  private readonly said = new Map<string, unknown>();

  /**
   * What `make` makes, again where one of the inputs is another object than last time. Whatever is thrown is not kept.
   * @param name of the one thing that is made, among all of this memory
   * @param inputs all that `make` takes from outside and that may differ from time to time
   */
  once<T>(name: string, inputs: readonly unknown[], make: () => T): T {
    const before = this.made.get(name);
    if (
      before?.inputs.length === inputs.length &&
      inputs.every((input, index) => Object.is(input, before.inputs[index]))
    )
      return before.value as T;
    const value = make();
    this.made.set(name, { inputs, value });
    return value;
  }

  /** What says the same as last time under a name as the same object, and its parts that do as the same ones. */
  steady<T>(name: string, value: T): T {
    const same = withSameParts(this.said.get(name), value);
    this.said.set(name, same);
    return same;
  }
}
