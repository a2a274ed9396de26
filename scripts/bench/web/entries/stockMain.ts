// Module Federation's own advice: the start waits for what is shared, behind an asynchronous border.
void import('./stockStart');

export {};
