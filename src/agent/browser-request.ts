import { fragment, pattern, wordList } from '../lib/patterns.ts'
import { replaceIn, testIn } from '../lib/prefilter/may-match.ts'
import { gerundOf, pastParticiple } from './understand/language/verb-forms.ts'

/**
 * Recognises a message that asks for a browser operation (specification § Errors: such a request is refused in api
 * mode). It reads grammar, not topics: an imperative verb of using a browser together with the kind of object that
 * verb takes. Data questions use the same words in other places ("open opportunities", "leads from the website").
 */

const TLD = fragment`
  com|org|net|io|dev|co|gov|edu|ai|app|info|biz|me|tv|uk|de|fr|es|it|nl|eu|ch|at|us|ca|au|jp|in|br|se|no|dk|pl
  |cloud|tech|site|online|shop|xyz|test|example|local
`
const LINK = String.raw`(?:https?:\/\/\S+|www\.\S+|localhost:\d+\S*|\d{1,3}(?:\.\d{1,3}){3}(?::\d+\S*|\/\S*)|about:blank)`
const DOMAIN = String.raw`(?<![@\w.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:${TLD})(?::\d+)?(?:\/\S*)?(?![\w@-])`
const ADDRESS = `(?:${LINK}|${DOMAIN})`
const SITE = fragment`
  (?:
    google(?: (?:maps|docs|drive|sheets|search|translate|calendar|news|images))?
    |bing|duckduckgo|wikipedia|youtube|github|gitlab|amazon|ebay|facebook|instagram|twitter|reddit
    |linkedin|gmail|outlook|salesforce|hubspot|hacker news|stack ?overflow
  )
`
const SEARCH_SITE = '(?:google|bing|duckduckgo|yahoo|wikipedia|youtube|the (?:web|internet|net)|the world wide web)'
/** Things that exist only in a browser. */
const WEB_THING = fragment`
  (?:
    web ?pages?|web ?sites?|home ?page|landing page
    |(?:
      login|log ?in|sign ?in|sign ?up|contact|pricing|checkout|search|product|settings|results?|about|current
      |this|that|main|start|error
    ) page
    |url|hyperlinks?|browsers?
    |(?:browser |new |private |incognito |other )(?:tabs?|windows?)
    |address bar|search (?:bar|box|field)|text ?(?:box|area|field)s?|input (?:box|field)s?|check ?box(?:es)?
    |radio buttons?|drop-?downs?|pop-?ups?|modal|dialog(?: box)?|cookie (?:banner|notice)|captcha
    |nav(?:igation)? ?bar|dev ?tools|google chrome|chrome|chromium|firefox|safari
  )
`
const CONTROL = fragment`
  (?:
    button|buttons|link|links|icon|icons|check ?box(?:es)?|radio buttons?|drop-?downs?|menu item
    |nav(?:igation)? ?bar|web element
  )
`
const PAGE = '(?:page|site|tab|screen|window|portal)'
const DETERMINER =
  '(?:the|this|that|a|an|my|your|our|their|its|some|any|every|each|all|another|first|second|last|current)'
/** Where a noun phrase ends. */
const STOP = fragment`
  (?:
    of|for|in|on|at|from|with|about|to|by|that|which|who|whose|where|over|under|above|below|per|into|using|via
    |so|as|and|or|then|is|are|has|have|closing|created|sorted|ordered
  )
`

/** Browsers by their names. */
const BROWSER = '(?:(?:google )?chrome|chromium|(?:mozilla )?firefox|safari|microsoft edge)'
/** Verbs of getting somewhere that are said of pages: "hop over to", "go on". */
const GET_TO = '(?:go|get|log|hop|pop|jump|head|switch|nip)(?: over| across)? (?:on ?to|on|to)|fire up|call up'

/** `words` at most, none of which ends a noun phrase. */
const few = (words: number) => `(?:(?!${STOP}\\b)[\\w$'&#-]+ ){0,${words}}?`
const END = `(?= ${STOP}\\b|$)`
/** A noun phrase whose last word is one of `nouns`. */
const phrase = (nouns: string) => `(?:${DETERMINER} )*${few(4)}${nouns}${END}`

/** Records and not a place: "through the invoices", "to my bookings", "to all of the data". */
const RECORDS = fragment`
  (?:
    through (?:${DETERMINER} |all )*(?!(?:${WEB_THING}|${PAGE}s?)\b)[\w-]+s
    |(?:\w+ )?(?:my|our|all|these|those) (?!.*\b(?:${WEB_THING}|${PAGE}s?)\b)[\w' -]+s
    |(?:\w+ )?(?:the )?(?:records?|data|list|results)
  )$
`

const PATTERNS = [
  // Going somewhere.
  fragment`
    (?:navigate|browse|surf) (?:back |over )?(?!${RECORDS})(?:to|on|through|around|the (?:web|internet|net))\b
  `,
  fragment`
    (?:
      navigate|browse|surf|open|visit|load|launch|access|view|go to|goto|head (?:over )?to|pull up|bring up
      |open up|check out|take me to|bring me to|show|show me|reload
      |point (?:the|your) browser (?:at|to)
      |connect to
    ) (?:up )?(?:${DETERMINER} )*
    (?:(?:web ?site|site|page|web ?page|url|address|link|home ?page) (?:at |of |for )?)?${LINK}
  `,
  fragment`
    (?:
      navigate|browse|surf|open|visit|load|launch|access|go to|goto|head (?:over )?to|pull up|bring up|open up
      |check out|take me to|bring me to|reload
    ) (?:up )?(?:${DETERMINER} )*
    (?:(?:web ?site|site|page|web ?page|url|address|link|home ?page) (?:at |of |for )?)?${DOMAIN}
  `,
  `(?:show|show me) ${DOMAIN}$`,
  `(?:on|at) (?:the )?(?:web ?)?(?:page |site |url |address )?${LINK}`,
  `(?:show|show me|give me) (?:the )?(?:home ?page|landing page|front page) (?:of|at|for) \\S+`,
  fragment`
    (?:open|visit|launch|go to|goto|browse|head (?:over )?to|take me to) ${SITE}
    (?:$| (?:and|in|on|website|site|search|home ?page|then)\b|'s (?:web ?site|site|home ?page))
  `,
  fragment`
    (?:
      open|visit|launch|load|start|close|quit|go to|goto|head (?:over )?to|go back to|switch to|take me to
      |reload|refresh|maximi[sz]e|minimi[sz]e|resize|use|inspect|browse|access
    ) (?:up )?${phrase(WEB_THING)}
  `,
  fragment`
    (?:open|visit|load|go to|goto|go back to|switch to|take me to|reload|refresh|close|leave)
    \ (?:${DETERMINER} )+${few(3)}(?:page|tab|window|site|portal)${END}
  `,
  `(?:visit|open|load) (?:${DETERMINER} )?(?:\\S+ ){0,4}(?:'s )?(?:web ?site|home ?page|web ?page)${END}`,
  `(?:open|follow) (?:${DETERMINER} )+${few(3)}(?:link|url|hyperlink)${END}`,
  `(?:open|go to|switch to) (?:a |another )?(?:new |next )tab`,
  `(?:${GET_TO}) ${phrase(WEB_THING)}`,
  `(?:${GET_TO}) (?:${DETERMINER} )*${few(3)}(?:${DOMAIN}|[\\w'-]+'s? (?:site|page)${END})`,
  // "bring up our website"; "bring up the website of Ann" asks for a record.
  `(?:bring|pull|call|get) up ${phrase(WEB_THING)}(?! (?:of|for)\\b(?! (?:our|us)\\b))`,
  `(?:bring|pull|call|get) (?:${DETERMINER} )*${few(4)}${WEB_THING} up$`,
  `(?:open|bring up|pull up|load|launch|start|visit|go to) (?:\\S+ ){1,8}(?:in|with|using) ${BROWSER}$`,
  `go online$`,
  `(?:jump|hop|pop|nip|head)(?: over| across)? (?:to|on|onto) (?:${DETERMINER} )+${few(3)}(?:site|portal|page)${END}`,
  `(?:(?:have|take) a )?look at ${phrase(WEB_THING)}`,
  `(?:show|tell)(?: me| us)? what (?:${DETERMINER} )*${few(3)}(?:page|web ?site|site|screen) looks like`,
  // Acting on a page.
  fragment`
    (?:click|double[- ]click|right[- ]click|middle[- ]click)
    (?! (?:rates?|through|throughs|counts?|data|stats|statistics|events?|metrics|volume|tracking|history)\b)
    (?: |$)
  `,
  fragment`
    (?:
      tap|press|push|hit|select|choose|hover(?: over)?|focus(?: on)?|highlight|toggle|drag|tick|untick|check
      |uncheck
    )(?: on| over)? ${phrase(CONTROL)}
  `,
  `hover (?:over|on) `,
  `(?:tap|click) on (?:${DETERMINER} )`,
  fragment`
    (?:press|hit|push) (?:the )?(?:
      enter|return|escape|esc|tab|space(?: ?bar)?|backspace|delete|f\d+|ctrl|control|cmd|alt|page ?down|page ?up
      |arrow|submit
    )(?: key)?(?:$| |\+)
  `,
  fragment`
    scroll (?:a (?:bit|little) )?(?:further |more )?(?:
      down|up|left|right|back
      |to (?:the )?(?:top|bottom|end|footer|middle)|(?:down |up )?(?:to|until|till) (?:where|you (?:see|find|get))
      |all the way|the ${PAGE}
      |(?:through|to|over|along) ${phrase(`(?:${WEB_THING}|${PAGE}|section|article)`)}
    )
  `,
  `scroll$`,
  `zoom (?:(?:the|our|that|this) (?:map|page|picture|image|view|screen) )?(?:in|out)\\b`,
  `(?:can|could|may|might|should|must) (?:an? |the |another )?screen ?shots? (?:please )?be (?:made|taken|captured)\\b`,
  `click through to (?:${DETERMINER} )`,
  `fill(?: (?:in|out|up))? (?!me\\b|us\\b)${phrase(`(?:forms?|${WEB_THING}|check ?out)`)}`,
  `(?:complete|submit|send|post) (?:${DETERMINER} )+${few(3)}(?:web |online |html )?form${END}`,
  `fill(?: (?:in|out))? (?:\\S+ ){1,8}(?:in|into|on|of) (?:${DETERMINER} )+${few(3)}(?:form|page|web ?site|site|text ?box|search box)\\b`,
  fragment`
    fill(?: (?:in|out))? (?:${DETERMINER} )+${few(3)}fields?
    (?= (?:with|and)\b|$| (?:on|in) ${phrase(`(?:${WEB_THING}|${PAGE}|(?:web |online |html )?form)`)})
  `,
  fragment`
    (?:type|enter|input|put|paste|write|key) (?:\S+ ){0,12}(?:in|into|on) (?:to )?(?:${DETERMINER} )+${few(3)}
    (?:
      search|text ?box|box|search bar|bar|form|input|text ?area|page|web ?site|login|browser
      |(?:search|input|text|name|username|password|e-?mail|first|last|user name) field
    )\b
  `,
  `select (?:\\S+ ){1,8}(?:from|in) (?:${DETERMINER} )+${few(3)}(?:drop-?down|menu|list ?box|combo ?box|date picker)\\b`,
  `(?:upload|attach) (?:\\S+ ){1,8}(?:to|on) (?:${DETERMINER} )+${few(3)}(?:form|page|site|web ?site)\\b`,
  `(?:accept|dismiss|reject|close|decline) (?:all |the )*(?:cookies?(?: banner| notice| popup)?|pop-?ups?|cookie consent)`,
  `(?:upload|post|publish|put|share|stream|download|order|book|buy|attach) (?:\\S+ ){1,10}(?:on|onto|to|into|from|at) (?:the )?(?:web ?site )?${DOMAIN}`,
  `(?:hit|press|push) (?:on )?(?:order|submit|send|play|subscribe|buy|search|save|upload|publish|log ?in|sign ?up|check ?out|add to \\w+)$`,
  fragment`
    (?:order|play|share|post|publish|watch|book|buy|upload|stream|tweet|advertise) (?:\S+ ){1,10}(?:on|to|from|via) (?:our |the |my )?${SITE}
    (?: page| account| channel| feed)?$
  `,
  `(?:order|book|buy|reserve|check) (?:(?!(?:who|that|which|placed|made|ordered|booked|bought|sold|are|were)\\b)\\S+ ){1,6}online$`,
  `download (?:\\S+ ){1,8}(?:from|off) (?:${DETERMINER} )*(?:\\S+ ){0,3}?(?:portal|${PAGE}|web ?site|web ?page)$`,
  fragment`
    (?:find|look up|check|read|see) (?:(?!(?:who|that|which|placed|made|ordered|booked|bought|sold)\b)\S+ ){1,8}
    on (?:the )?\S+'s (?:web ?site|web ?page|home ?page|site)$
  `,
  `(?:move|put|pull|push|slide|shift) (?:\\S+ ){1,10}(?:by dragging|with the mouse|with drag and drop)\\b`,
  `drag (?:and drop )?(?:\\S+ ){1,8}(?:to|onto|into) `,
  `wait (?:for|until) (?:${DETERMINER} )*${few(3)}(?:page|site|element|button|form)\\b`,
  // Signing in.
  fragment`
    (?:log|sign)(?: me| us| yourself)?[ -]?(?:in|on|into|in to|up)(?=$| (?:to|on|at|with|as|using|into|and|for)\b)
    (?! (?:on|at|for|to) (?:${DETERMINER} )?\w+ #?\d+\b)
  `,
  `(?:log|sign)(?: me)? ?into `,
  `(?:log|sign)(?: me)? out(?: of|$)`,
  // Looking at a page, taking things from it.
  fragment`
    (?:take|capture|grab|get|make|save|snap|create|give me|show me|send me|need|want|generate|produce|do)
    (?: me)? (?:${DETERMINER} )?(?:full[- ](?:page|screen) |quick |new )*
    (?:
      screen ?shots?|screen (?:shots?|captures?|grabs?)|screencaps?
      |(?:picture|photo|image|snapshot|snap|capture|shot|grab)s? of (?:${DETERMINER} |what is on )*${few(3)}
        (?:web ?page|page|web ?site|home ?page|screen|tab|browser)
    )\b(?! (?:numbers?|counts?)\b)
    (?! (?:count|list|names?|records?|table)\b)
  `,
  `(?:${DETERMINER} )?(?:full[- ](?:page|screen) )?screen ?shot of `,
  `(?:use|take|with) (?:the|a|an|your|my) (?:web |headless )?browser (?:to|and) `,
  `screen ?shot (?!count|list|names?|records?)`,
  `screen ?shot$`,
  `(?:capture|record|print|save) ${phrase(`(?:${WEB_THING}|page|screen|window|tab)`)}`,
  fragment`
    (?:capture|record|print|save) (?:${DETERMINER} )+${few(3)}(?:page|window|tab|site)
    (?: (?:that is|which is|that's|currently|now|just|presently))* (?:on (?:the )?screen|open|shown|displayed|visible)\b
  `,
  `get (?:me|us) (?:logged|signed) (?:in|into|on)(?:to)?\\b`,
  `(?:capture|record|print|save|download|export) (?:${DETERMINER} )+(?:current |whole |full |entire )?(?:web ?)?page(?: as\\b|$)`,
  `(?:scrape|crawl|spider)(?! (?:together|by|through)\\b) `,
  fragment`
    (?:do|perform|run|start|try)(?: some| a| an| the)? (?:
      web ?(?:scrap\w+|crawl\w*|automation)
      |browser (?:automation|tests?|session)
      |ui (?:tests?|testing)|end-to-end test
    )
  `,
  `(?:extract|parse|copy|harvest|scan) (?:\\S+ ){0,10}(?:from|on|of|at) (?:${ADDRESS}|${phrase(`(?:${WEB_THING}|page|site|screen|tab)`)})`,
  fragment`
    (?:
      get|fetch|read|grab|pull|collect|download|list|find|show|show me|give me|tell me|summari[sz]e|count|check
      |return
    ) (?:\S+ ){0,10}?(?:from|on|of|at|in) (?:
      ${LINK}
      |(?:the |this |that )?(?:web ?page|current (?:web ?)?(?:page|site|tab|screen))${END}
      |(?:this|that) (?:web ?)?(?:page|web ?site|tab)${END}
    )
  `,
  fragment`
    (?:get|fetch|read|grab|pull|collect|download|find|show me|give me|tell me) (?:me )?
    (?:the |all |every |any )*(?:\S+ )?(?:
      title|titles|headings?|headlines?|text|contents?|prices?|html|source(?: code)?|links|images?|tables?
      |articles?|news|paragraphs?
    ) (?:from|on|of|at|in) ${ADDRESS}
  `,
  fragment`
    (?:read|summari[sz]e|parse|analy[sz]e|inspect|download|fetch|check|test|monitor|watch|ping) (?:the |this )?
    (?:web ?(?:site|page) |page |site |url |link |contents? of |text of )?(?:at |of )?${LINK}
  `,
  `(?:read|summari[sz]e|inspect|analy[sz]e) (?:the |this |that )?(?:current |open )?(?:web ?page|page|screen|tab)$`,
  fragment`
    what(?:'s| is| does)? (?:it say |is |currently |shown |displayed |visible )*(?:on|in) (?:the |this |my )
    (?:current |open )?(?:web ?page|page|screen|tab|browser)$
  `,
  `what does (?:the |this |that )(?:current |open )?(?:web ?page|page|screen|web ?site|site) (?:say|show|look)`,
  fragment`
    (?:what(?:'s| is) )?(?:the )?(?:title|text|content|contents|heading|headline|url|html|source) of
    \ (?:this|the current|the open|the) (?:web ?)?(?:page|tab|site)$
  `,
  // Searching the web.
  fragment`
    (?:search|look|have a look|hunt|check|query) (?:on |in |through )?(?:${SEARCH_SITE}|linkedin|online)
    (?:$| (?:for|about|to|if|whether|what|how|who)\b)
  `,
  `(?:search|look up|look for|look|find|research|check) (?:\\S+ ){0,12}(?:on|in|via|using|through) ${SEARCH_SITE}$`,
  `(?:search|look up|look for|research) (?:\\S+ ){0,12}online$`,
  `google (?:(?:for|the|how|what|who|where|when|why|it|this|that|them|some|an?)\\b|"|')`,
  // Testing a page.
  fragment`
    (?:test|verify|check|validate|assert|confirm|make sure)(?: that| if| whether)?
    \ (?:the |our |my |this )?${few(3)}(?:
      web ?page|page|web ?site|site|button|ui|user interface|login form|signup form|contact form|login flow
      |checkout flow
    )(?:$| (?:loads?|works?|is|appears?|opens?|redirects?|shows?|displays?|renders?|responds?|in|on|of|at)\b)
  `,
  `automate (?:the |a |my )?(?:browser|web ?site|web ?page|form|login)`,
  fragment`
    (?:\S+ ){1,14}(?:in|with|using|via|inside) (?:a |an |the |my |your )
    (?:new |real |web |headless |incognito )*(?:browser|browser tab|browser window|new tab)$
  `,
  `(?:open|launch|start) (?:up )?(?:${DETERMINER} )?(?:headless |new |web )*(?:browser|chrome|firefox|safari)`,
].map(source => new RegExp(`^${source}`, 'i'))

const QUOTED_ADDRESS = new RegExp(`"\\s*(${ADDRESS})\\s*"`, 'gi')
const ONLY_LINK = new RegExp(`^${LINK}$`, 'i')

/** "In Chrome, …": where it is to be done. */
const IN_BROWSER = new RegExp(`^(?:in|with|using) ${BROWSER}$`, 'i')

const LEAD_IN = pattern('i')`
  ^(?:
    (?:
      please|pls|kindly|now|then|next|first|finally|also|after that|ok|okay|hey|hi|hello|well|just|quickly|so
      |and|agent|again|would you mind|could you|can you|can we|will you|would you|are you able to
      |is it possible to|i want you to|i want to|i want|i need you to|i need to|i need|i would like you to
      |i would like to|i would like|i'd like you to|i'd like to|i'd like|i wish to|let's|let us|lets|you should
      |you must|you have to|go ahead and|go and|help me|help me to|try to|try and|start by|begin by|make sure to
      |don't forget to|in (?:the|a|your) browser|(?:in|with|using) ${BROWSER}
    )[\s,:]+
  )
`

/** What follows these is text to be stored, not a request. */
const STORES_TEXT = pattern('i')`
  ^(?:create|add|update|set|change|log|insert|register|note|rename|make|edit|write|save|record|append|put)\b.*\b
  (?:notes?|description|comment|saying|says|named|called|titled|title|name|subject|text|reminder|task)\b
`
/** A question about how something is done, or over records, is no request to do it. */
const QUESTION = pattern('i')`
  ^(?:
    how (?:many|much|do|does|did|can|could|would|should|often|long)
    |which|who|whose|when|where|why|is there|are there|do we|does|did|has|have(?! a look\b)
  )\b
`

/** True when the message asks to use a browser. A mixed message counts: one part of it needs a browser. */
export function isBrowserRequest(message: string): boolean {
  const said = message
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/["“”«»]/g, '"')
  const text = (said.includes('"') ? said.replace(QUOTED_ADDRESS, '$1') : said)
    .replace(/"[^"]*"/g, 'quoted')
    .replace(/(^|\s)'[^']*'(?=[\s,.;!?]|$)/g, '$1quoted')
    .slice(0, 4000)
  const clauses = splitClauses(text)
  const first = clauses[0]
  if (first === undefined) return false
  if (testIn(first, ONLY_LINK) && clauses.length === 1) return true
  if (clauses[1] !== undefined && testIn(first, IN_BROWSER) && !testIn(clauses[1], QUESTION)) return true
  if (testIn(first, STORES_TEXT)) return asksForBrowser(first)
  return sayActively(clauses).some(asksForBrowser)
}

/** What is done with what a page has, by its participle and its "-ing" form. */
const DEEDS = new Map(
  wordList`
    click press push tap fill complete submit send type enter paste tick check select open reload refresh close upload download capture scroll take
  `.flatMap(verb => [pastParticiple(verb), gerundOf(verb)].map(form => [form, verb] as const)),
)
/** "The login button needs to be clicked", "our form wants filling in", "the name should be typed into the search field". */
const TO_BE_DONE = pattern('i')`
  ^(?<what>(?:${DETERMINER}\ )?(?:[\w'&-]+\ ){1,5}?)(?:(?:needs?|has|have|wants?|ought)\ to\ be\ |(?:should|must|can)\ be\ |(?:needs?|wants?)\ )
  (?<done>${[...DEEDS.keys()].join('|')})\b(?<rest>.*)$
`
/** "There's a contact form on the page", "on our careers page there is an apply button": what the next clause does something with. */
const IS_THERE = pattern('i')`
  ^(?:(?<front>(?:on|at|in)\ [^,]{2,60}?),?\ )?there(?:'s|\ is|\ should\ be)
  \ (?<what>${phrase(`(?:forms?|${CONTROL}|${WEB_THING})`)})(?<place>\ (?:on|at|in)\ .+)?$
`

/** Clauses that tell what is to be done, as the orders that they are: in the active, and with the thing that was told of before. */
function sayActively(clauses: readonly string[]): string[] {
  let there: string | undefined
  return clauses.map(clause => {
    const told = IS_THERE.exec(clause)?.groups
    if (told) {
      there = `the ${told.what!.trim().replace(/^an? /i, '')}`
      return clause
    }
    const passive = TO_BE_DONE.exec(clause)?.groups
    if (passive) return `${DEEDS.get(passive.done!.toLowerCase())} ${passive.what!.trim()}${passive.rest}`
    const thing = there
    return thing === undefined ? clause : clause.replace(/\b(?:it|that one)\b/i, () => thing)
  })
}

function asksForBrowser(clause: string): boolean {
  return !testIn(clause, QUESTION) && PATTERNS.some(pattern => testIn(clause, pattern))
}

/** The parts of a message that can each be a request, without what politeness puts before the verb. */
function splitClauses(text: string): string[] {
  const parts = text.split(/[!?;\n]+|\.(?=\s|$)|,\s+|\s+(?:and then|and|then|but|before|after|afterwards)\s+/i)
  return parts
    .map(part => {
      let clause = part.replace(/\s+/g, ' ').trim()
      for (let cut = clause; (cut = replaceIn(clause, LEAD_IN, '')) !== clause;) clause = cut.trim()
      return clause.replace(/[\s.,:]+$/, '').replace(/ (?:please|pls|now|for me|thanks|thank you)$/i, '')
    })
    .filter(Boolean)
}
