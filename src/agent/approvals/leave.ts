import { fragment, pattern } from '../../lib/patterns.ts'
import { LEAVE_NOUN } from '../understand/writes/asked-first.ts'
import type { Deed } from './deeds.ts'

/*
 * Clauses that give leave for what waits, or refuse it: by a noun for it ("you have my OK"), by what one thinks of it ("that's fine with
 * me"), by a modal verb that permits ("you can remove him", "he may be deleted"; Quirk et al., 1985, 4.51-4.53), and their denials. A clause
 * that names a deed must name the one that waits, done to what waits. Texts are plain: no capitals, signs or apostrophes.
 */

/** A deed behind what permits it: "to remove him", "for the deletion", "for this". */
const FOR_IT = fragment`(?: (?:to (?<deed>.+)|for (?:that|this|it|(?<noun>.+))))?`
const GOOD = fragment`
  (?:(?:perfectly|absolutely|totally|completely|quite|all|just|very|really|still) )?
  (?:fine|ok|okay|good|great|perfect|right|correct|alright|in order|approved|agreed|confirmed|accepted|(?:as|what) i (?:want|wanted|meant))
`
const WITH_ME = fragment`(?: (?:by|with|for|from|to) (?:me|us))?`
const THIS = fragment`(?:that|this|it|everything|all(?: of (?:it|that|this))?|the change)`
const PERMISSION = fragment`(?:(?:my|our|the) )?(?:permission|approval|consent|authori[sz]ation|green light)`
const IS = fragment`(?:(?:is|has been) )?(?:hereby )?`
const RECORDS = fragment`(?:the|our) (?:list|system|records?|books|database|crm)`

/** "you have my OK", "I give you permission to remove him", "permission granted", "my approval is given". */
const HAS_LEAVE = pattern('u')`
  ^(?:
    (?:you|u)(?:ve| have)? (?:(?:now|already|hereby|just) )*(?:got |have )?
    |(?:i|we) (?:(?:hereby|now) )*(?:give|grant) (?:you |it |this )?
    |(?:with|heres|here is|this is|thats|that is) (?=\p{L})
  )
  (?:my|our|the|full|a) (?:full |final |explicit |express )?${LEAVE_NOUN}${FOR_IT}$
`
const LEAVE_GIVEN = pattern('u')`
  ^(?:
    ${PERMISSION} ${IS}(?:granted|given)${FOR_IT}|green light(?: from (?:me|us))?|(?:my|our|the) answer is yes
    |(?:consider|take) (?:it|that|this) (?:as )?approved
  )$
`
/** "the deletion is approved", "cancellation confirmed" */
const NOUN_GIVEN = pattern(
  'u',
)`^(?<noun>.+?) ${IS}(?:approved|confirmed|granted|authori[sz]ed|accepted|agreed|fine|ok|okay)(?: (?:by|with|for) (?:me|us))?$`
/** "that's fine", "it looks good to me", "all in order". */
const IS_GOOD = pattern('u')`^(?:${THIS}(?:s| is| looks| sounds| seems)? )${GOOD}${WITH_ME}(?: to (?<deed>.+))?$`
/** "fine with me", "OK by us" */
const GOOD_WITH_ME = pattern(
  'u',
)`^(?:(?:thats|its|that is|it is) )?(?:a )?(?:${GOOD}|yes|go|go ahead) (?:by|with|for|from) (?:me|us|my side|our side)$`
/** "I agree", "I approve of that", "I'm happy with it", "we consent to the deletion". */
const AGREES = pattern('u')`
  ^(?:i|we)(?: (?:do|hereby|fully|can|also|can only))* (?:agree|approve|confirm|consent|authorise|authorize|accept)
  (?: (?:of|to|with))?(?: (?:it|that|this|the change|(?<noun>(?!that ).+)))?$
`
const CONTENT = pattern('u')`
  ^(?:im|i am|were|we are) (?:fine|ok|okay|happy|good|in agreement|in favou?r|content)
  \ (?:with (?:it|that|this|(?<noun>.+))|for you to (?<deed>.+))$
`
/** "no objections", "nothing against it". */
const NO_OBJECTION = pattern('u')`
  ^(?:(?:i|we) (?:have|see|ve) |ive |there (?:are|is) )?(?:no|zero) (?:objections?|concerns?)
    (?: (?:to|with|against) (?:it|that|this))?(?: (?:from|on) (?:me|us|my side|my end))?$
  |^(?:(?:i|we) have |ive )?nothing against (?:it|that|this)$
`
/** "you can remove him now", "you're welcome to cancel it", "we should delete it", "I'd like you to go ahead". */
const MAY = pattern('u')`
  ^(?:
    (?:you|we) (?:can|may|could|should|shall|must)(?: (?:now|safely|certainly|definitely|then|also|just|indeed))*
    |(?:youre|you are) (?:free|welcome|allowed|cleared|clear|good|authorised|authorized|permitted) to
    |(?:i|we) (?:(?:do|still|really) )*(?:want|need|would like|d like) you to|(?:id|i d|wed) like you to
    |lets|go ahead and
  ) (?<deed>.+)$
`
/** "the applicant can be deleted", "he should be removed", "I want it deleted". */
const MAY_BE = pattern('u')`
  ^(?<object>.+?) (?:can|may|should|must|shall|could|is to|has to|ought to)(?: (?:now|safely|certainly|definitely|then|indeed))* be
  \ (?<done>\p{L}+)(?<rest>(?: .+)?)$
`
const WANTS_DONE = pattern(
  'u',
)`^(?:i|we) (?:(?:do|still|really) )*(?:want|need|would like) (?<object>.+?) (?:to be )?(?<done>\p{L}+)$`
/** "he can go", "the task has to go" */
const MAY_GO = /^(?<object>.+) (?:can|may|should|must|has to|have to) (?:now )?go$/u

/** "you do not have my OK", "permission denied". */
const NO_LEAVE = pattern('u')`
  ^you (?:do not|dont|cannot|cant) have (?:my|our) ${LEAVE_NOUN}(?: (?:to|for) .+)?$
  |^${PERMISSION} ${IS}(?:denied|refused|declined|rejected|withheld|not (?:granted|given))$
  |^not (?:approved|confirmed|agreed|accepted|granted|ok|okay|fine|alright|with my (?:ok|okay|approval|consent))${WITH_ME}$
  |^(?:im|i am|were|we are) (?:not (?:fine|ok|okay|happy|in agreement) with|against|opposed to) (?:it|that|this)$
  |^i (?:do not|dont|cannot|cant|will not|wont) (?:agree|approve|confirm|consent|authori[sz]e)(?: (?:of|to|with))?(?: (?:it|that|this))?$
  |^(?:that|this|it)(?:s| is)(?: (?:certainly|definitely|absolutely))? not
    \ (?:fine|ok|okay|alright|approved|what i (?:want|wanted|meant))${WITH_ME}$
  |^(?:i|we) (?:object|disagree|disapprove|refuse|decline)(?: to (?:it|that|this))?$
  |^(?:i|id|i would|we|wed) (?:rather|prefer)(?: it if)? you (?:didnt|did not)$
  |^(?:i|we)(?:ve| have)? (?:(?:just|now) )*(?:changed (?:my|our) minds?|decided against (?:it|that|this)|thought better of it)$
`
/** "you cannot remove him", "the applicant must not be deleted". */
const MAY_NOT = pattern(
  'u',
)`^(?:you|we) (?:cannot|can not|cant|may not|must not|mustnt|should not|shouldnt|had better not|are not to) (?<deed>.+)$`
const MAY_NOT_BE = pattern('u')`
  ^(?<object>.+?) (?:cannot|can not|cant|may not|must not|mustnt|should not|shouldnt|is not to|ought not to) be (?<done>\p{L}+)(?<rest>(?: .+)?)$
`
/** Of a removal: "keep the task", "the applicant stays", "he should stay where he is". */
const KEEPS = pattern('u')`
  ^(?:
    (?:(?:i|we) (?:want|would like|prefer|need|have|decided) to |(?:id|wed|i would|we would) (?:like|prefer|rather) (?:to )?|lets |just )?
      (?:keep|leave|retain|spare) (?<object>.+?)
    |(?<stays>.+?) (?:
      stays|remains|is staying|(?:has|is|ought) to (?:stay|remain|be kept)
      |(?:should|must|can|may|shall|will) (?:stay|remain|be kept|be left)
    )
  )(?: (?:in|on|there|alone|be|where (?:it|he|she) is|as (?:it|he|she) is|after all|for now|for the moment|in ${RECORDS}))*$
`
/** Of any change: "the visit stays as it is", "leave the invoice as it was". */
const AS_IS =
  /^(?:(?:leave|keep) (?<object>.+)|(?<stays>.+) (?:stays|remains|(?:should|must|has to) (?:stay|remain))) (?:just )?as (?:it|he|she) (?:is|was)$/u
const NOW = pattern(
  'u',
)`^(?: (?:now|then|please|at once|right away|immediately|from ${RECORDS}|for good|permanently|completely))*$`
const BEFORE = /^(?:(?:so|then|and|well|also|now|in that case|indeed|of course|by all means) )+/u

/** What a whole clause says to what waits; undefined where it says anything else. */
export function readLeave(part: string, deed: Deed): 'approve' | 'reject' | undefined {
  const said = part.replace(BEFORE, '').replace(/ (?:please|now|then|thanks|thank you)$/u, '')
  if (said.split(' ').length < 2) return undefined
  const refused = refuses(said, deed)
  if (refused) return 'reject'
  return permits(said, deed) ? 'approve' : undefined
}

function permits(said: string, deed: Deed): boolean {
  if (GOOD_WITH_ME.test(said) || NO_OBJECTION.test(said)) return true
  for (const one of [HAS_LEAVE, LEAVE_GIVEN, IS_GOOD, AGREES, CONTENT, NOUN_GIVEN]) {
    const groups = one.exec(said)?.groups
    if (groups && fits(groups['deed'], groups['noun'], deed)) return true
  }
  const may = MAY.exec(said)?.groups
  if (may && isDeed(may['deed']!, deed)) return true
  const done = (MAY_BE.exec(said) ?? WANTS_DONE.exec(said))?.groups
  if (done && isDone(done, deed)) return true
  const gone = MAY_GO.exec(said)?.groups
  return gone !== undefined && deed.isRemoval && deed.isObject(gone['object']!)
}

function refuses(said: string, deed: Deed): boolean {
  if (NO_LEAVE.test(said)) return true
  const may = MAY_NOT.exec(said)?.groups
  if (may) return isDeed(may['deed']!, deed)
  const done = MAY_NOT_BE.exec(said)?.groups
  if (done) return isDone(done, deed)
  const asIs = AS_IS.exec(said)?.groups
  if (asIs && deed.isObject((asIs['object'] ?? asIs['stays'])!)) return true
  const kept = deed.isRemoval ? KEEPS.exec(said)?.groups : undefined
  return kept !== undefined && deed.isObject((kept['object'] ?? kept['stays'])!)
}

/** Done to what waits, by its verb or by one with a particle ("taken off the list"). */
function isDone({ object = '', done = '', rest = '' }: Record<string, string>, deed: Deed): boolean {
  return deed.isObject(object) && (deed.isParticiple(done) ? NOW.test(rest) : deed.isDoneBy(done, rest))
}

/** What leave is given for, where that is said. */
const fits = (order: string | undefined, noun: string | undefined, deed: Deed): boolean =>
  order !== undefined ? isDeed(order, deed) : noun === undefined || deed.isNamedBy(noun)

/** "go ahead", "do that", "remove him": what waits, whatever verb it is said by. */
function isDeed(order: string, deed: Deed): boolean {
  const said = order
    .replace(/^(?:now |just |please |go ahead and |go on and |permanently )+/u, '')
    .replace(/ (?:now|then|please|for good|permanently|from me)$/u, '')
  return (
    GENERAL.test(said) ||
    deed.isAsked(said) ||
    deed.isRestated(said) ||
    (WITH.test(said) && deed.isNamedBy(said.replace(WITH, '')))
  )
}
/** "proceed with deleting him" */
const WITH = /^(?:go (?:on|ahead)|proceed|continue|carry on) with (?=\p{L})/u
const GENERAL = pattern('u')`
  ^(?:
    go(?: on| ahead)?|proceed|continue|carry on|do (?:it|that|this|so)|make (?:the|that|this) change|(?:carry (?:it|that|this) out|execute (?:it|that|this))
  )(?: with (?:it|that|this))?$
`
