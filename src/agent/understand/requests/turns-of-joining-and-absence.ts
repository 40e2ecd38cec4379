import { pattern } from '../../../lib/patterns.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** When somebody came, who is new, who is not there and what was done, in plainer words. */
const TURNS: readonly Turn[] = [
  // "joined us on which date", "was hired on what day": when.
  [
    pattern('u')`
      ^(\W*)((?:\p{Lu}[\p{L}'’-]+\ ?){1,3}?)\ (was|were|is)\ (\p{L}+(?:ed|en|nt|ght|ne))\b([^,;:?]*?)\ (?:on|in)\ (?:which|what)\ (?:exact\ )?(?:date
      |day|month|year)(?=\W*$)
    `,
    '$1when $3 $2 $4$5',
  ],
  [
    pattern('u')`
      ^(\W*)((?:\p{Lu}[\p{L}'’-]+\ ?){1,3}?)\ (joined|started|left|became|began|signed\ up|registered|enrolled|retired)\b([^,;:?]*?)\ (?:on|in)
      \ (?:which|what)\ (?:exact\ )?(?:date|day|month|year)(?=\W*$)
    `,
    (_, lead = '', who = '', verb = '', rest = '') => `${lead}when did ${who} ${BASES[verb] ?? verb}${rest}`,
  ],
  // "on what date we hired Ann Lee" (in a clause): when she was.
  [
    pattern('iu')`
      ^(?:.{0,60}?\b)?(?:on|at|in)\ (?:which|what)\ (?:exact\ )?(?:date|day)\ (?:we|they|you)\ (\p{L}+(?:ed|en|nt|ght|ok|ired))\ (
      (?-i:\p{Lu})[^,;:?]{2,60}?)(?:,?\ (?:please|pls))?(?=\W*$)
    `,
    (said, verb = '', who = '') => (isParticiple(verb.toLowerCase()) ? `when was ${who} ${verb}` : said),
  ],
  // "absent due to sickness", "away because of a holiday": off for it.
  [
    pattern('giu')`
      \b(?:absent|away|out|off)(?:\ from\ work)?\ (?:due\ to|because\ of|owing\ to|on\ account\ of|by\ reason\ of|through|for)\ (?:an?\ )?(?=(?:sick
      |ill|holiday|vacation|parental|annual)\p{Ll}*\b)
    `,
    'off on ',
  ],
  [/\boff on (?:sickness|illness|sick leave)\b/gi, 'off sick'],
  [/\b(?:went|gone|goes|go) off (?=sick\b|ill\b|on\b)/gi, 'was off '],
  // "which of my colleagues are away": who is.
  [
    pattern('iu')`
      ^(\W*)which\ (?:of\ (?:my|our|the)\ (?:colleagues|co-?workers|people|teammates|staff)|people|colleagues)\ are(?=\ (?:off|away|absent|out|on|sick
      |ill|in)\b)
    `,
    '$1who is',
  ],
  // "anyone off sick today? names please": who is.
  [
    pattern('iu')`
      ^(\W*(?:\p{L}+\W+)?)(?:is\ )?any(?:one|body)\ (?=(?:out|away|off|on|in|at|sick|ill|absent|late|here|free|available|due|left|with|without|still
      |currently|not)\b)([^?;:]{2,80}?)\s*[?,;:–—-]+\s*(?:just\ )?(?:their\ |the\ )?(?:names?|who(?:\ is\ it|\ are\ they|\ exactly)?)(?:\ (?:please
      |pls))?(?=\W*$)
    `,
    '$1who is $2',
  ],
  // "the names of those who left": who did.
  [
    pattern('iu')`
      ^\W*(?:(?:i|we)(?:['’]d\ like|\ want|\ need|\ would\ like)(?:\ to\ (?:have|know|see))?\ |(?:please\ )?(?:give|tell|show|list|send)(?:\ me|\ us)?
      \ )?the\ names\ of\ (?:all\ )?(?:those|the\ people|everyone|everybody|anyone|the\ ones)\ (?=who\b)
    `,
    '',
  ],
  // "has not finished their probation yet": is still in it.
  [
    pattern('giu')`
      \b(?:has|have)(?:\ not|n['’]t)(?:\ yet)?\ (?:finished|completed|passed|ended|got\ through|come\ to\ the\ end\ of|served)(?:\ (?:out|off))?
      \ (?:his|her|their|the|its)\ (probation(?:ary\ period)?|trial(?:\ period)?|notice(?:\ period)?)(?:\ period)?(?:\ yet|\ so\ far)?(?=\W*$|,|\ (?:and
      |in|at|from|of)\b)
    `,
    'is still on $1',
  ],
  // "how many tasks did we get done": finish.
  [/\b(did|do|does) (we|they|i|you|he|she|everyone|everybody) (?:get|have) done\b/gi, '$1 $2 finish'],
  [/\b(have|has) (we|they|i|you|he|she|everyone|everybody) (?:got|gotten|had) done\b/gi, '$1 $2 finished'],
  // "how many new starters did we have", "which new hires were there": people who joined.
  [
    pattern('iu')`
      \b(how\ many|which)\ new\ (?:starters|joiners|hires|recruits|arrivals|faces|colleagues|employees\ and\ workers)
      \ (?:did\ we\ (?:have|get|take\ on|hire)|have\ we
      \ (?:had|got|taken\ on)|were\ there|have\ there\ been|came|are\ there|do\ we\ have)(?=\W*$|\ (?:in|since|during|this|last|from|between|over|at
      |so)\b)
    `,
    (_, which = '') => (/^how/i.test(which) ? 'how many people joined' : 'who joined'),
  ],
  // "were newly created in 2024": they were.
  [
    /\b((?:was|were|been|got|have|has|had|did we|we)) (?:newly|freshly) (?=(\p{L}+)\b)/giu,
    (said, verb = '', deed = '') => (isParticiple(deed.toLowerCase()) ? `${verb} ` : said),
  ],
  // "new customer registrations": new customers.
  [/\bnew (\p{L}+?)s? (?:registrations|sign-?ups|signups|enrol?lments)\b/giu, (_, noun = '') => `new ${plural(noun)}`],
]
const BASES: Readonly<Record<string, string>> = {
  joined: 'join',
  started: 'start',
  left: 'leave',
  became: 'become',
  began: 'begin',
  'signed up': 'sign up',
  registered: 'register',
  enrolled: 'enroll',
  retired: 'retire',
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfJoiningAndAbsence = (message: string): string => sayPlainly(message, TURNS)
