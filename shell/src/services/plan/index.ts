export { createPlanStore, type PlanStore } from './planStore';
