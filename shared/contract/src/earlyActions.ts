/**
 * What a visitor does on a page that can be read already, and whose code has not come yet: on a bad network that takes seconds,
 * and a tap must not be lost. A few lines stand in the page itself and keep the buttons pressed and the fields changed; the
 * shell does them again once the page is alive. The menu of narrow screens they open and close at once: its links need no code.
 * Nor does what opens over the page: a `<details>` within a `<nav>`, which they close again, and a popover, whose button they leave
 * to the browser.
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
/** Attribute of the root element until the page's first paint, for the style sheet. An address that leads into the page has none. */
export const paintingAttribute = 'data-painting';
/**
 * Attribute of what stands below the first screen of any phone: it is laid out a frame after the first paint, which comes sooner
 * without it.
 */
export const laterAttribute = 'data-later';
/** Where the device keeps what was answered about cookies (specification, sections 3 and 9). */
export const consentKey = 'cookieConsent';

/**
 * The script of the page. Its digest stands in the content security policy; so it never changes with what a page shows. Links and
 * `<details>` are left to the browser, which needs no script for them.
 */
export const earlyActionsScript = [
  '(function(){',
  `var d=document,r=d.documentElement,w=matchMedia("(min-width:1024px)"),held=window.${earlyActionsKey}=[],sheet;`,
  'function find(s){return d.querySelector("#root "+s)}',
  `function opened(){return r.classList.contains("${menuOpenClass}")}`,
  `function shut(){if(opened())find("[${menuCloseAttribute}]").click()}`,
  // Opens or closes the menu where that is what a button is for; marks any other as waiting.
  'function menu(t){',
  `var o=t.getAttribute("aria-controls")=="${menuId}",x=t.hasAttribute("${menuCloseAttribute}"),b,k;`,
  `if(!o&&!x){t.setAttribute("${heldAttribute}","");return false}`,
  `b=find('[aria-controls="${menuId}"]');k=find("[${menuCloseAttribute}]");`,
  `r.classList.toggle("${menuOpenClass}",o);b.setAttribute("aria-expanded",o);(o?k:b).focus();return true`,
  '}',
  'function hold(e){',
  `if(performance.getEntriesByName("${aliveMark}").length)return held.stop();`,
  'var y=e.type,c=y=="click",g=e.target,near=g.closest,at=function(s){return near&&g.closest(s)},f=find("nav details[open]"),t;',
  // What unfolds within a sheet does so in its place.
  'if(f&&f.closest("dialog"))f=null;',
  // What is unfolded over the page closes with Escape, a press beside it, the focus elsewhere, and the choice of a link.
  'if(y=="keydown"){if(e.key=="Escape"){shut();if(f){f.open=false;f.querySelector("summary").focus()}}return}',
  'if(f&&(c?at("a"):y!="input"&&(g==f||!f.contains(g))))f.open=false;',
  'if(y=="pointerdown")return;',
  // Whoever goes on past the last stop of the open menu, or of an open sheet, comes to its first, and not to the page behind.
  `if(y=="focusin"){if(opened()&&!at("#${menuId}"))find("[${menuCloseAttribute}]").focus();`,
  'if(sheet&&sheet.matches(":popover-open")&&!sheet.contains(g))sheet.querySelector("select,button").focus();return}',
  't=at(c?"#root button":"#root input,#root select,#root textarea");',
  `if(!t){if(c&&at("[${backdropAttribute}]"))shut();return}`,
  // A browser without popovers knows no such property.
  'if(c&&t.popoverTargetElement){sheet=t.popoverTargetElement;return}',
  'if(c)e.preventDefault();',
  'held.push({element:t,type:y,answered:c&&menu(t)})',
  '}',
  'function listen(how){["click","input","keydown","focusin","pointerdown"].forEach(function(y){d[how+"EventListener"](y,hold,true)})}',
  // On a wider screen, as after turning a tablet, the menu stands beside the page.
  'held.stop=function(){listen("remove");w.onchange=null};',
  'listen("add");w.onchange=shut;',
  `try{var s=localStorage;if(/"dismissed":true/.test(s.getItem("${uprightKey}"))||!/^(necessary|all)$/.test(s.getItem("${consentKey}")))r.setAttribute("${uprightAttribute}","")}catch(e){}`,
  // Nothing is drawn in a tab that nobody looks at.
  `if(location.hash.length<2&&d.visibilityState!="hidden"){r.setAttribute("${paintingAttribute}","");requestAnimationFrame(function(){setTimeout(function(){r.removeAttribute("${paintingAttribute}")})})}`,
  '})()',
].join('');
