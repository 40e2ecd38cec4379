import { fragment, pattern } from '../../../lib/patterns.ts'

/**
 * The verbs of using a page (the vocabulary of user interfaces and of UI tests). `object`: with nothing behind it the word is
 * no command but a name ("click Save and close").
 */
const WITH_OBJECT = [
  'open', 'visit', 'load', 'launch', 'browse', 'navigate', 'go', 'head', 'click', 'double[- ]?click', 'right[- ]?click',
  'middle[- ]?click', '(?:ctrl|control|shift|cmd|alt)[- ]?click', 'tap', 'press', 'push', 'hit', 'type', 'enter', 'input',
  'write', 'put', 'paste', 'key in', 'insert', 'fill', 'populate', 'complete', 'set', 'change', 'update', 'adjust', 'select',
  'choose', 'pick', 'check', 'tick', 'uncheck', 'untick', 'toggle', 'turn', 'switch', 'enable', 'disable', 'deselect', 'unselect',
  'search', 'look', 'find', 'use', 'hover', 'mouse over', 'move', 'drag', 'drop', 'verify', 'ensure', 'assert', 'confirm',
  'make', 'expect', 'validate', 'see', 'extract', 'get', 'read', 'list', 'show', 'tell', 'give', 'collect', 'scrape', 'grab',
  'copy', 'count', 'return', 'report', 'fetch', 'note', 'close', 'dismiss', 'accept', 'allow', 'permit', 'reject', 'decline', 'refuse', 'answer',
  'upload', 'attach', 'download', 'focus', 'clear', 'empty', 'erase', 'highlight', 'expand', 'collapse', 'follow', 'wait',
  'pause', 'take', 'capture', 'save', 'add', 'remove', 'delete', 'edit', 'create', 'send', 'submit', 'keep', 'repeat',
  'sort', 'filter', 'log', 'sign', 'place', 'buy', 'book', 'pay', 'reset', 'return to', 'replace', 'append', 'sort by', 'scroll',
  'continue', 'proceed', 'repeat', 'export', 'print', 'summari[sz]e', 'store', 'post', 'register', 'subscribe',
].join('|') // oxfmt-ignore
const ALONE = 'submit|scroll|wait|reload|refresh|screenshot|save|send'
const QUESTIONS = 'what|which|who|whose|where|when|how (?:many|much|long|old)|is|are|does|do|did|can|has|have'
const TESTS = fragment`
  i (?:should|can|must|am|see)|we (?:should|are|see)|you (?:should|see)|it (?:should|must)
  |there (?:should|must|is|are)
  |the (?:page|title|url|screen|site|app)\b
  |if|unless|when|once|until|as soon as|for (?:all|each|every)
`

const COMMAND = new RegExp(`^(?:(?:${WITH_OBJECT})\\s+(?=\\S)|(?:${ALONE})$)`, 'i')
/** Any verb with its object determined: "apply the filters", "archive it". Little words are no verbs (closed classes). */
const ORDER = pattern('u')`
  ^(?!
    (?:
      for|with|in|on|at|of|to|from|by|as|about|under|above|below|over|after|before|between|into|not|also|all
      |both|only|then|than|or|and|but|the|this|that|no|its|my|so|if|per|via|like|near|inside|within
    )\b
  )\p{Ll}+ (?:the|this|that|it|them|all|every|each|my|your|its)(?:\s|$)
`
const TEST = new RegExp(`^(?:${TESTS})\\b`, 'i')
const QUESTION = new RegExp(`^(?:${QUESTIONS})\\s+\\S`, 'i')
const BARE = pattern('i')`
  ^(?:
    submit|save|send|reload|refresh|wait|log (?:in|out)|sign (?:in|out|up)|go (?:back|forward)|take a screenshot
    |stop|close|open|search|continue|cancel
  )$
`

/** Little words that order, greet or soften. */
const INTERJECTION = fragment`
  please|pls|kindly|now|then|firstly|secondly|thirdly|finally|lastly|also|afterwards?|after (?:that|this|which)
  |ok(?:ay)?|right(?=,)|alright|great|perfect|good(?=,)|fine(?=,)|hm+(?=,)|oh|hey|hi|hello
  |well|just|simply|quickly|so|and(?: then)?|but|again|given|when(?= i\b)|agent|thanks?
`
/** "step 2:", "once you are there", "to begin with". */
const PLACE_IN_ORDER = fragment`
  step \d+
  |once (?:done|there|that is done|you are there)
  |in the end|at the end
  |to (?:start|begin|finish)(?: with)?
`
/** "could you please", "I would like you to", "let's", "you have to". */
const WISH = fragment`
  (?:would|could|can|will) you(?! see\b)(?: please| mind| also)*
  |would you be so kind as to|are you able to|is it possible to
  |(?:i|we)(?:'d| would)? (?:want|need|like|wish)(?: you)? to
  |(?:i|we)(?:'d| would) (?:like|love)(?: for)?(?: you)? to
  |let's|let us
  |you (?:should|must|have to|need to)(?! (?:not|see|be|get|find|still|now|never|also see)\b)
  |(?:i|we) (?:have to|need to|must)
`
/** "go ahead and", "help me to", "start by", "your task is to". */
const SETTING_OUT = fragment`
  go ahead and|go and|help me(?: to)?|try (?:to|and)|start by|begin by|your task is to|the task is to|be so kind as to
`
/** What is done on a page, where somebody says that he does it: "I click Save". */
const DONE_BY_SPEAKER = fragment`
  click|open|go to|enter|type|fill|select|choose|press|check|tick|submit|visit|navigate|search|log|sign|hover|scroll
  |wait|upload|close|set|drag|am on (?:the )?(?:page )?\uE000
`

/** What politeness and order put before a request. It says nothing of what is wanted. */
const LEAD_IN = pattern('i')`
  ^(?:
    (?:${INTERJECTION}|${PLACE_IN_ORDER}|${WISH}|${SETTING_OUT})(?:\s*[,:]\s*|\s+)
    |(?:i|we)\s+(?=(?:${DONE_BY_SPEAKER}))
    |(?:[-*•]|\(?\d{1,2}[.)])\s+   # the number or mark of an item of a list
  )
`

/** The request itself, without what stands around it. */
export function stripLeadIn(text: string): string {
  let rest = text.trim()
  for (let cut = rest; (cut = stripOrder(cut.replace(LEAD_IN, '').trim())) !== rest && cut;) rest = cut
  return (
    rest
      .replace(/^am on (?:the )?(?:page )?(?=\uE000)/i, 'open ')
      .replace(/^(\p{L}+)ing (?=\S)/iu, (said, stem: string) => imperativeOf(stem) ?? said)
      .replace(/[\s,;:]+$/, '')
      // "press Save when done": what comes last comes after the rest.
      .replace(
        /(?<=^(?:press|click|hit|push|tap) .+?),? (?:when|once|after) (?:you(?:['’]re| are) )?(?:done|finished|ready)[.!]?$/i,
        '',
      )
      .replace(
        /(?:(?<!\bno)[,\s]+(?:please|pls|for me|now|thanks|thank you|if you (?:can|could|please)|would you|will you))+[.!?]*$/i,
        '',
      )
  )
}

/** "Next, click …" and "last click …" put in order; "next page" and "last name" are names. */
function stripOrder(text: string): string {
  const match = /^(?:next|last|first|second|third|fourth|fifth)(?:\s*([,:])\s*|\s+)/i.exec(text)
  const rest = match ? text.slice(match[0].length) : text
  return match && (match[1] !== undefined || COMMAND.test(rest)) ? rest : text
}

/** "start by opening X", "would you mind clicking X": the verb of the -ing form. */
function imperativeOf(stem: string): string | undefined {
  const tries = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
  const verb = tries.find(word => COMMAND.test(`${word} x`))
  return verb && `${verb} `
}

/** Whether a stretch of a message begins a request of its own. */
export function startsRequest(text: string): boolean {
  const rest = stripLeadIn(text)
  return COMMAND.test(rest) || ORDER.test(rest) || TEST.test(rest) || QUESTION.test(rest) || BARE.test(rest)
}

/** Whether a stretch of a message begins with an imperative. */
export const startsCommand = (text: string): boolean => COMMAND.test(stripLeadIn(text)) || BARE.test(stripLeadIn(text))

/** Whether it is a verb alone, which behind a name may be a part of it: "Save and Close". */
export const isBareVerb = (text: string): boolean => /^\p{L}+$/u.test(stripLeadIn(text))

/** Verbs that the next part of a list may leave out. */
const REPEATED_VERB = pattern('i')`
  ^(?:
    click(?: on)?|double[- ]?click(?: on)?|tap(?: on)?|press|check|tick|uncheck|untick|hover over|open|go to
    |visit|select|choose
  )(?= )
`

/** The verb that a request begins with, for one that goes on without: "click Next, then Finish". */
export const verbOf = (text: string): string | undefined => REPEATED_VERB.exec(stripLeadIn(text))?.[0]
