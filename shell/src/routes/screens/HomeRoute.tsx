export { HomeScreen as default } from '../../screens/home/HomeScreen';
