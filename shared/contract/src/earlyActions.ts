/**
 * What a visitor does on a page that can be read already, and whose code has not come yet: on a bad network that takes seconds,
 * and a tap must not be lost. A few lines stand in the page itself and keep the buttons pressed and the fields changed; the
 * shell does them again once the page is alive. The menu of narrow screens they open and close at once: its links need no code.
 */

/** A field or button that was used; `answered` where the page did at once what was wanted, and the shell has only to know of it. */
interface EarlyAction {
  readonly element: Element;
  readonly type: 'click' | 'input';
  readonly answered?: boolean;
}

/** The fields and buttons in the order in which they were used; `stop` ends the keeping. */
export type EarlyActions = EarlyAction[] & { stop(): void };

/** Class of the root element while the menu of narrow screens is open: all that shows it hangs on this. */
export const menuOpenClass = 'menu-open';
/** Id of the menu, which its button names as what it opens. */
export const menuId = 'side-menu';
/** Attribute of what lies behind the open menu: a press on it is one on the button that closes. */
export const backdropAttribute = 'data-backdrop';
/** Attribute of the button that closes the menu. */
export const menuCloseAttribute = 'data-close';

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
  `var d=document,r=d.documentElement,held=window.${earlyActionsKey}=[];`,
  'function find(s){return d.querySelector("#root "+s)}',
  `function done(){return performance.getEntriesByName("${aliveMark}").length&&(held.stop(),1)}`,
  'function hold(e){',
  'if(done())return;',
  'var c=e.type=="click",t=e.target.closest&&e.target.closest(c?"#root button":"#root input,#root select,#root textarea");',
  `if(!t){if(c&&e.target.closest&&e.target.closest("[${backdropAttribute}]"))shut();return}`,
  'if(c)e.preventDefault();',
  'held.push({element:t,type:e.type,answered:c&&menu(t)})',
  '}',
  // Opens or closes the menu where that is what a button is for; marks any other as waiting.
  'function menu(t){',
  `var o=t.getAttribute("aria-controls")=="${menuId}",x=t.hasAttribute("${menuCloseAttribute}");`,
  `if(!o&&!x){t.setAttribute("${heldAttribute}","");return false}`,
  `var b=find('[aria-controls="${menuId}"]'),k=find("[${menuCloseAttribute}]");`,
  `r.classList.toggle("${menuOpenClass}",o);b.setAttribute("aria-expanded",o);(o?k:b).focus();return true`,
  '}',
  `function shut(){var k=find("[${menuCloseAttribute}]");if(k&&r.classList.contains("${menuOpenClass}"))k.click()}`,
  'function key(e){if(!done()&&e.key=="Escape")shut()}',
  'held.stop=function(){d.removeEventListener("click",hold,true);d.removeEventListener("input",hold,true);d.removeEventListener("keydown",key,true)};',
  'd.addEventListener("click",hold,true);d.addEventListener("input",hold,true);d.addEventListener("keydown",key,true);',
  `try{var s=localStorage;if(/"dismissed":true/.test(s.getItem("${uprightKey}"))||!/^(necessary|all)$/.test(s.getItem("${consentKey}")))r.setAttribute("${uprightAttribute}","")}catch(e){}`,
  '})()',
].join('');
