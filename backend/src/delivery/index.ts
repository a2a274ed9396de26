export { deliveryPlugin, type DeliveryOptions } from './deliveryPlugin';
