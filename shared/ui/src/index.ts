export { Badge } from './badge/Badge';
export { Button, ButtonLink } from './button/Button';
export { TextField } from './field/TextField';
export { ScreenHeading } from './heading/ScreenHeading';
export { Hero, type PictureFiles } from './hero/Hero';
export { Icon } from './icon/Icon';
export { Notice } from './notice/Notice';
export { InPreparation } from './preparation/InPreparation';
export { Spinner } from './spinner/Spinner';
