export { menuOf } from './menuModel';
export { SideMenu } from './SideMenu';
