export { createPlanStore, type PlanStore, type TripState } from './planStore';
