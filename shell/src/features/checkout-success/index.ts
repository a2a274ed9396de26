export { CheckoutSuccessScreen, type CheckoutSuccessScreenProps } from './CheckoutSuccessScreen';
