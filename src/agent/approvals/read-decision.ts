import { fragment, pattern } from '../../lib/patterns.ts'
import { type Deed, deedOf, toPlain, type Waiting, words } from './deeds.ts'
import { readLeave } from './leave.ts'

/** What a message says to a write that waits. */
export type Decision = 'approve' | 'reject'

const YES = words(fragment`
  y|yes|yea|yeah|yep|yup|ya|sure|sure thing|ok|okay|k|yes i am|yes i do|i am sure|im sure         # yes
  |fine|right|correct|agreed|good|great|perfect|affirmative|lgtm|all good|sounds good|looks good   # it is right
  |that is right|thats right|that is correct|thats correct
  |approve|approved|i approve|confirm|confirmed|i confirm|accept|accepted                          # approved
  |absolutely|definitely|certainly|of course|by all means
  |go|go on|go ahead|go for it|do it|do that|do so|make it so|please do|make the change                  # do it
  |proceed|continue|carry on|run it|execute|execute it|ship it
`)
const NO = words(fragment`
  n|no|nope|nah|nay|no way|no thanks|no thank you|not now|not yet|negative                         # no
  |absolutely not|definitely not|certainly not|of course not|rather not|id rather not|better not
  |dont|do not|dont do it|do not do it|dont do that|do not do that|please dont|please do not       # do not
  |no dont|no do not|i dont want that|i dont want to
  |cancel|cancel it|cancel that|cancelled|no cancel|abort|stop|stop it|no stop|undo                # stop
  |reject|rejected|i reject|decline|declined|deny|denied|refuse|drop it|discard|discard it
  |skip|skip it|skip that|hold on|hold off|wait|no wait
  |leave it|leave it alone|leave it as it is|leave that|leave them|no leave it|no leave it alone   # as it is
  |keep it|keep it as it is|keep them|keep him|keep her|leave him|leave her|dont delete it|do not delete it
  |leave it in|leave it on|leave it there|leave it where it is|leave it be|leave them in|leave them there|leave him in|leave her in
  |keep it in|keep it there|keep it where it is|keep them in|leave everything as it is
  |never mind|nevermind|no never mind|forget it|forget about it|forget that|no forget it           # never mind
  |not this one|not that one|not him|not her
  |i changed my mind|changed my mind|i am not sure|im not sure|not sure
`)
/** What may stand around a decision without changing it. */
const POLITE = words(fragment`
  please|pls|thanks|thank you|thx|ty|many thanks|thank you very much|thanks a lot|cheers
  |ok|okay|well|hmm|um|oh|alright|all right|just|lets|let us|actually|sorry|again|really|after all
  |now|then|for now|right now|at once|immediately|this time
  |that one|this one|that is the one|thats the one|that is it|thats it|with it|with that
  |hey|mate|man|sir|indeed|no problem|no worries|that way|like that|like this|as described|as proposed|as shown|as you say|as you said
  |you can|you may|you can now|feel free|feel free to|from me|by me|with me|for me|from my side
`)

/** That what was asked for was wrong, or is no longer wanted. */
const WHY_NOT = pattern('u')`
  ^(?:sorry )?(?:
    (?:that|this|it)(?: was|s| is| would be)? (?:(?:not|all|just|really|my) )?(?:(?:the|a|an|my) )?
      (?:wrong|mistake|error|mistaken|misunderstanding|right|mixup|mix up|typo)
      (?: (?!should|but|instead|make|use)\p{L}+)?
    |i (?:was wrong|made a mistake|mixed (?:it|them|that) up|misspoke|got it wrong)
    |not (?:that|this)(?: one)?|(?:thats|that is|its|it is) not the (?:one|right one)
    |(?:its|it is) not needed(?: any more| anymore)?
    |(?:i|we) (?:want|would like|d like|prefer|decided|have|need) to keep (?:it|them|him|her|that|this|those|these)(?: after all)?
    |(?:i|we) (?:still )?(?:need|want) (?:it|them|him|her)(?: after all)?
  )$
`

/** That what waits is just what is meant: it says no more behind a yes, and is none by itself. */
const WHY_YES = pattern('u')`
  ^(?:
    (?:that|this|it)(?: one)?(?:s| is| looks| sounds) (?:all )?(?:the )?(?:right|correct|fine|good|ok|okay|perfect)(?: one)?
      (?: (?:by|with|for) me)?
    |thats (?:all )?(?:the )?(?:right|correct|fine|good|ok|okay)(?: one)?(?: (?:by|with|for) me)?
    |i (?:am|have) (?:quite )?(?:sure|checked(?: (?:it|that|this|again))?)|im (?:quite )?sure|ive (?:checked|looked|verified)(?: (?:it|that|this|at it|again))?
    |(?:that|this|it)(?:s| is) (?:him|her|it|them|the (?:one|right one)(?: i (?:mean|meant|want))?)
  )$
`
/** "Yes, correct book": that the record that waits is the right one, by its noun. */
const RIGHT_ONE = /^(?:(?:thats|that is|its|it is|this is) )?(?:the )?(?:right|correct) (?<noun>\p{Ll}+)$/u

/** Whether a piece behind a yes says no more than that what waits is just what is meant. */
function saysWhyYes(part: string, { action }: Waiting): boolean {
  const noun = RIGHT_ONE.exec(part)?.groups?.['noun']
  return WHY_YES.test(part) || noun === 'one' || (noun !== undefined && toPlain(action).split(' ').includes(noun))
}

/** That it is not to be done: "the copy should not be removed", "don't cancel that screening", "I don't want it deleted". */
const DENIED = pattern('u')`
  ^(?:actually |please |but |sorry )*(?:
    (?<what>\p{L}+(?: \p{L}+){0,5})\ (?:should|must|shall|ought|need|is|are)(?: ?not|nt)(?: to)? be (?<done>\p{L}+)(?: (?:after all|any ?more|now|yet))?
    |(?:(?:i|we) (?:do not|dont) want|(?:id|i would) rather not have)
      \ (?<it>\p{L}+(?: \p{L}+){0,4}) (?:to be )?(?<gone>\p{L}+)(?: (?:after all|any ?more|now|yet))?
    |(?:do not|dont|never) (?<verb>\p{L}+) (?<object>\p{L}+(?: \p{L}+){0,4}?)(?: (?:after all|any ?more|now|yet|please))?
  )$
`

/** Whether a piece says that just the deed that waits is not to be done: its verb or another word for it, and nothing but words of what waits. */
function denies(part: string, deed: Deed): boolean {
  const { what, done, it, gone, verb, object } = DENIED.exec(part)?.groups ?? {}
  const said = what ?? it ?? object
  if (said === undefined || !deed.isObject(said)) return false
  return (verb !== undefined && deed.isVerb(verb)) || deed.isParticiple(done ?? gone ?? '')
}

/** Who refuses what is asked for accepts nothing: "approved" is no yes to "Reject the request 7". */
const REFUSING = /^(?:reject|decline|deny|refuse|disapprove)$/
const ACCEPTING = /\b(?:approv|accept|grant|agree)/i
/** Longer messages tell more than a decision. */
const LONGEST = 160

/**
 * Reads a plain yes or no. Anything that says more than that (a condition, a change, a question) is undecided, so a
 * change is never made on half a yes: every part of the message must be a decision or politeness, all the same way.
 * A part that names an action ("delete it") is a yes only to a waiting write of that action.
 */
export function readDecision(message: string, waiting: Waiting): Decision | undefined {
  const isAsked = message.includes('?')
  if (message.length > LONGEST || (isAsked && !/^[^?]*\?[\s.!]*$/.test(message))) return fromSymbols(message)
  const text = message
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’`´]/g, '')
    .replace(/\bo\.k\.?(?=\W|$)/g, 'ok')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
  const parts = text
    .split(/[.,;:!?\n–—-]+|\s+and\s+|\s+&\s+/)
    .map(toPlain)
    .filter(Boolean)
  // "Yes please, could you delete it?": asked to be done.
  if (isAsked && !(parts.length > 1 && ASKED_TO_DO.test(parts.at(-1)!))) return fromSymbols(message)
  if (isAsked) parts.push(parts.pop()!.replace(ASKED_TO_DO, ''))
  if (!parts.length) return fromSymbols(message)
  if (REFUSING.test(toPlain(waiting.action).split(' ', 1)[0]!) && ACCEPTING.test(text)) return undefined
  const deed = deedOf(waiting)
  // "That's the correct report, yes.": what is meant, in front of the yes.
  const said = parts.findIndex(part => !saysWhyYes(part, waiting) || readLeave(part, deed) !== undefined)
  if (said > 0 && said < parts.length) parts.push(...parts.splice(0, said))
  let decision: Decision | undefined
  let polite = false
  for (const part of parts) {
    const isBehindYes = decision === 'approve' || isAgreed(parts[0]!)
    const said = denies(part, deed) ? 'reject' : readPart(part, deed, isBehindYes)
    if (said === 'unclear') {
      // "No, forget it, that was the wrong deal": why not, behind a no.
      if (decision === 'reject' && WHY_NOT.test(part)) continue
      // "Yes, that is the right one, delete it": what is meant, behind a yes.
      if (isBehindYes && saysWhyYes(part, waiting)) continue
      return undefined
    }
    if (said === 'polite') {
      polite = true
      continue
    }
    if (decision && said !== decision) return undefined
    decision = said
  }
  // "ok then" and "all right" are a yes; "thanks" alone is not.
  return decision ?? (polite && isAgreed(parts[0]!) ? 'approve' : undefined)
}

const isAgreed = (part: string): boolean => /^(?:ok|okay|alright|all right)\b/.test(part)
const ASKED_TO_DO = /^(?:please )?(?:can|could|would|will) you (?:please |now |then |just )*/

const readPart = (part: string, deed: Deed, isBehindYes: boolean): Decision | 'polite' | 'unclear' =>
  splitInto(part.split(' '), 0, deed, isBehindYes) ?? 'unclear'

/** A piece is at most so many words. */
const LONGEST_PIECE = 16

/**
 * Splits "yes please go ahead" into known pieces; undefined when a word is left over or the pieces disagree. "Cancel it" is a no, and behind a
 * yes to a cancellation it says it once more.
 */
function splitInto(tokens: string[], from: number, deed: Deed, isBehindYes: boolean): Decision | 'polite' | undefined {
  if (from === tokens.length) return 'polite'
  for (let to = Math.min(tokens.length, from + LONGEST_PIECE); to > from; to--) {
    const piece = tokens.slice(from, to).join(' ')
    const isAgain = isBehindYes && deed.isAsked(piece)
    const said = isAgain ? 'approve' : POLITE.has(piece) ? 'polite' : NO.has(piece) ? 'reject' : readPiece(piece, deed)
    if (!said) continue
    const rest = splitInto(tokens, to, deed, isBehindYes || said === 'approve')
    if (rest === undefined) continue
    if (said === 'polite') return rest
    // "do not cancel" is no plain no.
    if (rest === 'reject' && /^(?:dont|do not)$/.test(piece)) return undefined
    if (rest === 'polite' || rest === said) return said
  }
  return undefined
}

const readPiece = (piece: string, deed: Deed): Decision | 'polite' | undefined =>
  YES.has(piece) || deed.isAsked(piece)
    ? 'approve'
    : (readLeave(piece, deed) ?? (deed.isRestated(piece) ? 'polite' : undefined))

/** 👍 and ✅ are a yes, 👎, ❌ and 🛑 a no, when nothing else is said. */
function fromSymbols(message: string): Decision | undefined {
  const rest = message.replace(/[\s.!\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, '')
  if (/^(?:👍|✅|✔|👌)+$/u.test(rest)) return 'approve'
  return /^(?:👎|❌|✖|🛑|🚫)+$/u.test(rest) ? 'reject' : undefined
}
