import { pattern, wordList } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { SmallTalk } from './small-talk.ts'

// What is said to whoever answers, and asks for nothing of any service: it is made of words of the closed classes and of words
// about answering, about how one feels and about the time of day, with a core that says what kind of talk it is.

/** Pronouns, auxiliaries, articles, prepositions, conjunctions, adverbs of degree and of time, interjections. */
const CLOSED = wordList`
  i me my mine we us our you your yours yourself he she they it its this that these those there here everything all everyone
  everybody anyone anybody anything someone somebody something nothing what who how which why when where ever
  am is are was were be been being has have had having do does did done doing will would can could should may might must shall
  not no never ever still already just only really very so super quite pretty rather too also again else even much lot lots bit
  bunch ton tons million totally absolutely actually exactly simply well now then today tonight currently always soon later
  a an the of for to with at in on from by about around into out up off over and or but if as than like because while before
  after anyway phew ok okay oh ah wow hey yes yeah yep right alright please some few more any both one sure many haha way ways kind kinds sort sorts
  type types thing things stuff lol gonna gotta dont im ive u ya
`
/** Verbs and nouns of asking and answering, and what one who answers is and does. */
const ABOUT_ANSWERING = wordList`
  help helps helped helping assist assistance ask asked asking answer answers answering question questions talk talking chat
  chatting speak speaking tell telling told explain explaining show know understand understood use using used work works working
  make makes made get gets getting got go going give gave need needed want wanted mean meant try trying expect expected sorting
  sorted looking look find fixing taking try start started starting begin beginning learn finds offer offers provide provides cover covers search fetch
  topic topics information
  capability capabilities ability abilities able possible feature features example examples idea ideas suggestion suggestions
  option options tip tips agent bot robot human machine person real ai assistant computer program software name yourself
  introduce introduction team job patience quickly kindly indeed checking checked confirming outline describe summarise summarize ready set
  prepared awake online alive
`
const THANKS = wordList`thanks thank thx thnx ta cheers appreciate appreciated obliged grateful gratitude`
const GOOD = wordList`
  great good nice awesome amazing best brilliant excellent fantastic wonderful perfect perfectly helpful useful handy smart
  clever quick fast easy impressive impressed cool lovely sweet neat love loved like happy glad pleased star legend genius
  lifesaver hero magic champion saved saves save rescued welcome kind better fun spot
`
const BAD = wordList`
  useless wrong bad terrible stupid annoying annoyed frustrating frustrated disappointing disappointed rubbish nonsense sense
  slow poor worse worst dumb misunderstood misunderstand misunderstanding confusing confused unhelpful hopeless awful garbage
  pointless ridiculous fail failed joke
`
const TIMES = wordList`
  morning afternoon evening night day days week weekend time times hour hours life minute minutes tomorrow monday tuesday
  wednesday thursday friday saturday sunday shift holiday
`
const FAREWELLS = wordList`bye goodbye cheerio ciao`
const PARTING = wordList`
  see care take have run leave leaving off rest sleep home lunch break meeting catch back talk safe
  enjoy yours
`
const HAILS = wordList`hi hiya hello hey howdy greetings morning afternoon evening`
const GREETING = [...HAILS, ...wordList`mate folks guys team all everyone again me`]
const NEW = wordList`new joined join first starting started recently beginner newbie newcomer`

const EXCLAIMED = new Set(wordList`wow oh ah hey yeah well haha lol phew`)

const KNOWN = new Set([
  ...CLOSED, ...ABOUT_ANSWERING, ...THANKS, ...GOOD, ...BAD, ...TIMES, ...FAREWELLS, ...PARTING, ...GREETING, ...NEW,
]) // oxfmt-ignore
const FREE = new Set(CLOSED)

/** What a phrase of one kind has in it; the first that fits counts. */
const CORES: [SmallTalk, RegExp][] = [
  // "who am I talking to", "are you a real person", "tell me about yourself"
  [
    'identity',
    pattern()`
      ^(?:and |so |but |hey |ok )*(?:who|what)(?: exactly| actually| really)? (?:are|is) (?:you|this)(?: exactly| actually| really| then| anyway)*$
      |\b(?:who|what) (?:am|are) (?:i|we) (?:\w+ )?(?:talking|chatting|speaking) (?:to|with)\b
      |\b(?:who|whom|what) (?:it is )?(?:that )?(?:i|we) (?:am|are) (?:\w+ )?(?:talking|chatting|speaking|dealing) (?:to|with)\b
      |\b(?:are|am|is|were) (?:you|i|we|this|it) (?:\w+ ){0,4}?(?:bot|robot|human|machine|person|ai|computer|program|software|assistant)\b
      |\babout yourself\b|\bintroduce yourself\b|\b(?:what|tell|know|have) .*\byour name\b
    `,
  ],
  // "what are you able to tell me", "what kinds of questions do you answer", "what else can you do"
  [
    'help',
    pattern()`
      \b(?:what|which|how)(?: \w+){0,4}? (?:can|could|do|are|would|may) (?:you|this|it) (?:\w+ ){0,3}?
        (?:help|do|answer|tell|assist|show|explain|work|look up|find(?: out)?|give|cover|handle|offer|search|provide|check|fetch)\b
      |^(?:\w+ ){0,3}?(?:can|could|would|will) you (?:please )?help(?: me| us)?(?: out)?(?: please)?$
      |\bwhat (?:are|is) (?:you|this|it) (?:good|useful|used) for\b
      |\b(?:what|which)(?: (?:kinds?|sorts?|types?) of)? (?:help|assistance|information) (?:(?:can|could|may|do) (?:i|we)|(?:i|we) (?:can|could|may))
        \ (?:get|expect|have|ask for|count on)\b
      |\b(?:what|which|how)(?: \w+){0,4}? you (?:can|could|are able to) (?:\w+ )?(?:help|do|answer|tell|assist|show|know|explain)\b
      |\b(?:what|which|how)(?: \w+){0,4}? (?:can|could|may|might|should|would) (?:i|we|one|someone|anyone) (?:\w+ )?(?:ask|use)\b
      |\b(?:what|which|how)(?: \w+){0,3}? (?:i|we|one) (?:can|could|may|might|should) (?:\w+ )?(?:ask|use)\b
      |^(?:so |and |but )*how (?:do|does) (?:this|it|you) (?:\w+ )?work\b(?! (?:with|for|on|in|at)\b)
      |\b(?:what|how|where) to (?:ask|start|begin|use)\b
      |\b(?:examples?|ideas?|suggestions?|tips?) (?:of |for |about |on |to )?(?:\w+ )?(?:what|how|questions?|ask|start|get)\b
      |\b(?:give|need|want|have|got) (?:\w+ ){0,3}?(?:examples?|ideas?|suggestions?|tips?)(?: please)?$
      |\byour (?:\w+ )?(?:capabilit(?:y|ies)|abilit(?:y|ies)|features?)\b
      |\b(?:need|want|get|give|like|with) (?:\w+ ){0,3}?help(?: please| getting started| with this| to (?:get started|start|begin))*$
    `,
  ],
  [
    'wellbeing',
    pattern()`
      ^(?:so |and |hello |hi |hey )*are you (?:all |already |still |quite )?(?:ready|set|prepared|awake|online|alive)\b(?: \w+){0,4}$
      |\bhow (?:are|is|have|were) (?:you|things|everything|life|all|everyone|your (?:day|morning|afternoon|evening|week|weekend|night))\b
        (?: \w+){0,3}$
    `,
  ],
  ['thanks', pattern()`^(?!no\b).*\b(?:${THANKS.join('|')})\b`],
  [
    'farewell',
    pattern()`
      \b(?:${FAREWELLS.join('|')})\b|\bgood night\b|\btake care\b
      |\b(?:see|speak|talk|catch)(?: to| with)?(?: you| ya| u)? (?:soon|later|tomorrow|again|around|next \w+|on \w+day)\b
      |\b(?:have|enjoy) (?:a|an|the|your) (?:\w+ ){0,2}?(?:day|evening|weekend|night|week|time|rest|holiday|morning|afternoon|one)\b
      |\b(?:have|need|got|must|going|gotta|gonna) (?:to )?(?:run|go|leave)(?: now| home)?$|^(?:i )?(?:am )?(?:off|leaving)(?: now| home)?$
      |\b(?:that|this|it) (?:is|will be|would be|was|s) (?:all|it|everything)\b
    `,
  ],
  // "that doesn't help", "this is not what I asked for", "you got it wrong"
  [
    'complaint',
    pattern()`
      ^(?:no |but |oh |well |and |so )*(?:you|this|that|it|these|those)\b.*\b(?:${BAD.filter(word => word !== 'sense').join('|')})\b
      |\b(?:makes?|made) no sense\b|\bnot make (?:any |much )?sense\b
      |^(?:no |but |oh )*(?:that|this|it|you) (?:is |are |was |do |does |did |have |has )?not (?:\w+ ){0,2}?
        (?:help|helping|helpful|useful|understand|understood|good|right|work|working|what i (?:\w+ )?(?:asked|meant|wanted|needed|expected))\b
      |^i am (?:\w+ )?(?:annoyed|frustrated|disappointed|confused)\b
    `,
  ],
  [
    'praise',
    pattern()`
      ^(?:wow |oh |ok |well |and |but |yes |hey )*(?:you|that|this|it) (?:really |just |totally |have |has )*
        (?:are|is|was|were|been|do|does|did|doing|made|makes|saved|saves|rescued)\b.*\b(?:${GOOD.join('|')})\b
      |^i (?:\w+ )?(?:love|like) (?:it|this|that|you|how)\b|^i am (?:\w+ )?(?:impressed|happy|glad|pleased)\b
      |^(?:\w+ )?(?:great|good|nice|excellent|brilliant|amazing|fantastic|awesome|wonderful|perfect|lovely) (?:job|work|answer|help|one)(?: \w+)?$
      |^you (?:have )?(?:just |really )?(?:saved|made|rescued) (?:me|my|us|our)\b
      |^(?:wow |oh |ok |well |and |but |yes |hey )*(?:you|that|this|it) (?:really |just |totally |have |has |certainly )*(?:helped|helps)
        (?: (?:me|us))?(?: (?:out|a lot|lots|a great deal|a bit|so much|very much|much|there|here|today|indeed|again))*$
      |^well done\b|^spot on$
    `,
  ],
  [
    'greeting',
    /^(?:hi|hiya|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day))\b|^it is (?:just )?me(?: again)?$/,
  ],
]

/** What points to something else than the talk itself: to an answer before, or to others of its records. */
const POINTS = pattern()`
  \b(?:about|with|of|for|to|in|on) (?:it|him|her|them|that|those|these|this one|that one|one|ones)\b
  |\b(?:show|tell|give|list|find) (?:me |us )?(?:more|all|everything|it|that|them|some more)\b
`
/** A question or an order has no place beside thanks, praise or a goodbye. */
const ASKS = pattern()`
  \b(?:wh(?:at|o|en|ere|y)s?|which)\b
  |\bhow\b(?! (?:easy|quick|quickly|fast|good|great|helpful|well|you|useful))
  |^(?:
    show|tell|give|list|find|explain|can|could|would|will|do|does|did|is|are|was|were|has|have(?! a\b| an\b| the\b)
  )\b
`

/** What a message is made of, between its stops and dashes. */
export const partsOfTalk = (message: string): string[] => message.split(/[.,;!?\n]+|\s[-–—]+\s/u)

/** Spelt out: "you've" as you have, "doesn't" as does not. */
export const spellContractions = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'ve\b/g, ' have')
    .replace(/'re\b/g, ' are')
    .replace(/'ll\b/g, ' will')
    .replace(/'m\b/g, ' am')
    .replace(/'d\b/g, ' would')
    .replace(/'s\b/g, ' is')
    .replace(/\b(?:im)\b/g, 'i am')
    .replace(/\b(?:ive)\b/g, 'i have')
    .replace(/\bdont\b/g, 'do not')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** "you've saved me a lot of phoning around": whatever it was that one need not do. */
const SAVED =
  /^(?:and |but |wow |oh )*(?:you|that|this) (?:have |has )?(?:just |really )*(?:saves?|saved|spares?|spared) (?:me|us|my|our)(?: [a-z]+){1,9}$/

const MOST_WORDS = 20

/**
 * The kind of talk that a part of a message is by the words it is made of. `isNoun` tells words that a registered service has a kind
 * of record by: one of those, or any other word, makes it something else.
 */
export function readTalkByWords(part: string, isNoun: (word: string) => boolean): SmallTalk | 'remark' | undefined {
  const plain = spellContractions(part)
    .replace(/\bplease\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const words = plain.split(' ').filter(Boolean)
  if (!words.length || words.length > MOST_WORDS) return undefined
  if (SAVED.test(plain) && !testIn(plain, ASKS)) return 'praise'
  if (words.some(word => !KNOWN.has(word) || (!FREE.has(word) && isNoun(word)))) return undefined
  if (testIn(plain, POINTS)) return undefined
  const kind = CORES.find(([, core]) => core.test(plain))?.[0]
  if (kind === 'thanks' || kind === 'praise' || kind === 'farewell' || kind === 'complaint' || kind === 'greeting')
    return ASKS.test(plain.replace(/\bwhat i\b/g, 'it')) ? undefined : kind
  return kind ?? (isRemark(words, plain) || words.every(word => EXCLAIMED.has(word)) ? 'remark' : undefined)
}

/** "new here", "I have just joined the team", "first time here". */
const isRemark = (words: readonly string[], plain: string): boolean =>
  /^before (?:i|we) (?:get )?(?:start|started|begin|ask|go)(?: (?:asking|working|off))?$/.test(plain) ||
  isOfNew(words, plain)
const isOfNew = (words: readonly string[], plain: string): boolean =>
  !testIn(plain, ASKS) &&
  words.some(word => NEW.includes(word)) &&
  /^(?:i|we|it|this|my|our|new|first|just|am|quite)\b/.test(plain)

/**
 * What kind of talk a message is by its courtesy, where no service explains anything of it: words of greeting at its beginning, of thanks or of
 * parting anywhere, and no part that asks or orders something. "Never mind, I have found it myself. Thanks anyway!"
 */
export function readCourtesy(message: string): SmallTalk | undefined {
  const parts = partsOfTalk(message).map(spellContractions).filter(Boolean)
  if (parts.some(part => testIn(part, ASKS)) || testIn(spellContractions(message), POINTS)) return undefined
  const words = parts.flatMap(part => part.split(' '))
  if (words.length > MOST_WORDS) return undefined
  if (words.some(word => FAREWELLS.includes(word))) return 'farewell'
  if (words.some(word => THANKS.includes(word))) return 'thanks'
  return parts.length > 1 && parts[0]!.split(' ').length <= 2 && HAILS.includes(parts[0]!.split(' ').at(-1)!)
    ? 'greeting'
    : undefined
}
