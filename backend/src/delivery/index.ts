export { contentSecurityPolicy } from './contentSecurityPolicy';
export { deliveryPlugin, type DeliveryOptions } from './deliveryPlugin';
