/**
 * What a visitor does on a page that can be read already, and whose code has not come yet: on a bad network that takes seconds,
 * and a tap must not be lost. A few lines stand in the page itself and keep the buttons pressed and the fields changed; the
 * shell does them again once the page is alive.
 */

/** The fields and buttons in the order in which they were used; `stop` ends the keeping. */
export type EarlyActions = { readonly element: Element; readonly type: 'click' | 'input' }[] & { stop(): void };

/** Where the page keeps them: a property of `window`. */
export const earlyActionsKey = 'odysseusEarly';

/** Attribute of a button whose press waits, for the style sheet. */
export const heldAttribute = 'data-held';

/** Set in the browser's timeline when the page is alive, for whoever measures it, and for a shell that knows nothing of early actions. */
export const aliveMark = 'odysseus:alive';

/** Where the device keeps that the visitor goes on upright: the request to turn the device is not drawn then. */
export const uprightKey = 'odysseus.upright';
/**
 * Attribute of the root element of a page that does not ask for the device to be turned, for the style sheet: known before the first
 * paint. Its visitor goes on upright, or is asked about cookies: of two lines one waits for the next load.
 */
export const uprightAttribute = 'data-upright';
/** Where the device keeps what was answered about cookies (specification, sections 3 and 9). */
export const consentKey = 'cookieConsent';

/**
 * The script of the page. Its digest stands in the content security policy; so it never changes with what a page shows. Links and
 * `<details>` are left to the browser, which needs no script for them.
 */
export const earlyActionsScript = [
  '(function(){',
  `var d=document,held=window.${earlyActionsKey}=[];`,
  'function hold(e){',
  `if(performance.getEntriesByName("${aliveMark}").length)return held.stop();`,
  'var t=e.target.closest&&e.target.closest(e.type=="click"?"#root button":"#root input,#root select,#root textarea");',
  'if(!t)return;',
  `if(e.type=="click"){e.preventDefault();t.setAttribute("${heldAttribute}","")}`,
  'held.push({element:t,type:e.type})',
  '}',
  'held.stop=function(){d.removeEventListener("click",hold,true);d.removeEventListener("input",hold,true)};',
  'd.addEventListener("click",hold,true);d.addEventListener("input",hold,true);',
  `try{var s=localStorage;if(/"dismissed":true/.test(s.getItem("${uprightKey}"))||!/^(necessary|all)$/.test(s.getItem("${consentKey}")))d.documentElement.setAttribute("${uprightAttribute}","")}catch(e){}`,
  '})()',
].join('');
