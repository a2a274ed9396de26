export { menuOf, type Menu, type MenuEntry, type MenuList } from './menuModel';
export { SideMenu } from './SideMenu';
