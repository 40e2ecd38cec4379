import { fragment, pattern } from '../../../lib/patterns.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { pastOf } from '../language/verb-forms.ts'
import { isPlural, singular } from '../language/words.ts'
import { LEAD } from './turns-of-looking-up.ts'
import { NAME, PLEASE, groupsOf, sayPlainly, type Turn } from './turns.ts'

/** The end of a question, behind which more may be said. */
const END = fragment`${PLEASE}(?=\W*$|\?\s)`
/** One record, with its name or number; or all of a kind. */
const ONE = fragment`(?:(?:the|our|this|that|my|all|all\ our)\ )?[\p{L}\d"“][^,;:?!]{1,60}?`
/** Participles of sending and of making out to somebody (Levin, English Verb Classes, 1993, 11.1 and 13.4). */
const SENT = fragment`
  (?:sent|issued|addressed|dispatched|despatched|shipped|delivered|mailed|made\ out|billed|directed|forwarded|posted)(?:\ (?:out|off|over))?
`
/** Participles of putting something where it is kept (Levin, 1993, 9 and 29.2): what it is put under is told of it. */
const FILED = fragment`
  (?:filed|classified|classed|categori[sz]ed|listed|recorded|registered|catalogued|shelved|indexed|entered|logged|grouped|kept|placed|put|stored
  |sold|marketed|offered|stocked|carried)
`
/** Participles of giving (Levin, 1993, 13.1 and 13.3): who was given something has it. */
const GIVEN = fragment`(?:given|issued(?:\ with)?|awarded|granted|allotted|allocated|handed)`
/** Participles of there being some (Levin, 1993, 47 and 48). */
const THERE = fragment`(?:held|offered|found|kept|represented|stocked|carried|provided|on\ offer|available|seen)`
/** Participles of where somebody or something is to be found (Levin, 1993, 47.6). */
const PLACED = fragment`(?:employed|working|based|located|stationed|placed|kept|held|stored|found|recorded|registered|listed)`
/** A company as a whole, whoever says so. */
const WHOLE = fragment`
  (?:(?:the|our|this|your)\ (?:whole\ |entire\ )?)(?:company|firm|business|organi[sz]ation|enterprise|institution|practice|place|staff|workforce
  |university|school|college|club|museum|hospital|charity|group|shop|agency|team)
`
const NUMBER = fragment`(?:largest|highest|greatest|biggest|top)\ (?:number|count)\ of|most`
/** Several that are meant, or one of them. */
const haveOf = (one: string): string => (/^(?:our|all|these|those|they|we|you|i)\b/i.test(one.trim()) ? 'do' : 'does')

/**
 * Verbs, participles and light nouns that stand between two things which are related anyway and say no more than that they are: the relation
 * is put in words that are read as such.
 */
const TURNS: readonly Turn[] = [
  // "at how many of our yards do we know at least one welder?": one is enough.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?(?:at|in|for|with)\ (?:how\ many|which|what)\ [^,;?]{3,60}?\ do\ (?:we|i|you)\ (?:know|have|have\ contact\ with))
      \ (?:at\ least\ one|one\ or\ more|at\ least\ a)\ (?=\p{L})
    `,
    '$1 a ',
  ],
  // "yards that have 10 or more orders with us": orders are.
  [
    pattern('giu')`
      \b((?:at\ least|more\ than|less\ than|fewer\ than|exactly|over|under)\ \S+|\S+\ or\ (?:more|fewer|less)|any|no)\ (\p{L}+s)
      \ with\ (?:us|our\ company)(?=\W*$)
    `,
    '$1 $2',
  ],
  // "firms targeted by Spring Mailing": they are in it.
  [
    pattern('giu')`
      \b(?<which>(?:that|which|who)\ )?(?:(?<are>are|is|were|was)\ )?(?:being\ )?(?:targeted|comprised)\ by\ (?=(?:(?:the|our|my|this|that)\ )?\p{L})
    `,
    (_, which = '', are = '') => (are && !which ? `${are} in ` : 'in '),
  ],
  // "how many firms does Spring Mailing target": has.
  [
    /^(\W*(?:(?:and|so) )?(?:how many|which|what) (?:\p{L}+ ){1,3}?(?:does|do|did) [^,;?]{2,80}?) (?:target|comprise)(?=\W*$)/iu,
    '$1 have',
  ],
  // "under which heading is RF-41 filed": which one it has.
  [
    pattern('iu')`
      ^(${LEAD})under (?:which|what) (${NAME}) (?:is|are|was|were|has|have) (${ONE})(?: been)? ${FILED}${END}
    `,
    (_, lead = '', noun = '', one = '') => `${lead}which ${noun} ${haveOf(one)} ${one} have`,
  ],
  // "to which town was order 7 sent", "order 7 was sent out to what town", "which town was it sent to": for which it is.
  [
    pattern('iu')`
      ^(${LEAD})to (?:which|what) (${NAME}) (was|were|is|are|has|have) (${ONE})(?: been)? ${SENT}${END}
    `,
    (_, lead = '', noun = '', be = '', one = '') => `${lead}which ${noun} ${isOf(be)} ${one} for`,
  ],
  [
    pattern('iu')`
      ^(${LEAD})(${ONE}) (was|were|is|are|has been|have been) ${SENT} to (?:which|what) (${NAME})${END}
    `,
    (said = '', lead = '', one = '', be = '', noun = '') =>
      /\d|\b\p{Lu}/u.test(one)
        ? `${lead}which ${noun} ${isOf(be)} ${one.replace(/^\p{Lu}\p{Ll}+(?= \S*\d)/u, kind => kind.toLowerCase())} for`
        : said,
  ],
  // "the client to whom invoice 7 was sent": that of the invoice.
  [
    pattern('iu')`
      \b(the (?:\p{L}+ )?\p{L}+),? to wh(?:om|ich) ((?:the |our )?[\p{L}\d][^,;:?!]*?\d[^,;:?! ]*) (?:was|were|is|has been) ${SENT}${END}
    `,
    '$1 of $2',
  ],
  // "the surveyor by whom report 7 was written": who wrote it.
  [
    pattern('iu')`
      \b(the (?:\p{L}+ )?\p{L}+),? by wh(?:om|ich) ([^,;:?!]{3,60}?) (?:was|were|is|are|has been|have been|had been) (\p{L}+)${END}
    `,
    (said = '', who = '', one = '', done = '') => (pastOf(done) ? `${who} who ${pastOf(done)!} ${one}` : said),
  ],
  // "which client has been sent invoice 7": for whom it is.
  [
    pattern('iu')`
      ^(${LEAD})(which|what) (${NAME}) (?:has|have|was|were)(?: been)? (?:sent|issued|billed|mailed) ((?:the |our )?\p{L}+ [\p{L}-]*\d[\p{L}\d-]*)${END}
    `,
    '$1$2 $3 is $4 for',
  ],
  // "in which section is the Gull coat sold": which one it has.
  [
    pattern('iu')`
      ^(${LEAD})in (?:which|what) (${NAME}) (?:is|are) (${ONE}) (?:sold|stocked|offered)${END}
    `,
    (_, lead = '', noun = '', one = '') => `${lead}which ${noun} ${haveOf(one)} ${one} have`,
  ],
  // "which of our coats do people send back more than any other": what is returned most often.
  [
    pattern('iu')`
      ^(${LEAD})(?:which|what)\ (?:of\ (?:our|the)\ )?(?:(${NAME})\ )do\ (?:people|customers|clients|buyers|they|shoppers|we)\ (?:send|bring|give|take|ship)
      \ back\ (?:more\ (?:often\ )?than\ any\ (?:other|others|of\ the\ others)|(?:the\ )?most(?:\ often|\ frequently)?)${END}
    `,
    (_, lead = '', noun = '') => `${lead}which ${singular(noun)} is returned most often`,
  ],
  // "main contacts' e-mails, yards in Oslo, country Norway": those of the contacts of such yards.
  [
    pattern('iu')`
      ^(\W*(?:[^,:;]{3,30}:\ )?)(?:(?:the|all|our|all\ the)\ )?([\p{Ll}-]+(?:\ [\p{Ll}-]+)?s)['’]\ ([\p{L}-]+(?:\ [\p{L}-]+)?),
      \ ((?:[\p{Ll}-]+\ )?\p{Ll}+s\ (?:in|with|of|from|at)\ (?:the\ )?[^,:;?]+)(?=,\ \p{Ll}|\W*$)
    `,
    '$1the $3 of the $2 of $4',
  ],
  // "what tools has Ann been given": which ones she has.
  [
    pattern('iu')`
      ^(${LEAD})(which|what) (${NAME}) (?:has|have|had) (${ONE}) been ${GIVEN}${END}
    `,
    (_, lead = '', which = '', noun = '', one = '') => `${lead}${which} ${noun} ${haveOf(one)} ${one} have`,
  ],
  // "which boats is Ann responsible for": which she handles.
  [
    pattern('iu')`
      ^(${LEAD})(which|what)\ ((?:of\ (?:our|the)\ )?${NAME})\ (?:is|was)\ ((?!(?:he|she|it|there)\ )${ONE}|he|she)
      \ (?:responsible\ for|in\ charge\ of|accountable\ for)${END}
    `,
    '$1$2 $3 does $4 handle',
  ],
  // "which substance does the ointment contain": which it has; "what does it contain" asks for its parts.
  [
    pattern('iu')`
      ^(${LEAD})(which|what) (${NAME}) does (${ONE}) contain${END}
    `,
    (said = '', lead = '', which = '', noun = '', one = '') =>
      isPlural(noun.split(' ').at(-1)!) ? said : `${lead}${which} ${noun} does ${one} have`,
  ],
  // "pills that can be bought without a licence", "which of them can be had over the counter": that anybody gets.
  [
    pattern('giu')`
      \b(?:that |which )?(?:can|could|may|might) be (?:bought|sold|purchased|obtained|had|acquired|got|gotten|dispensed)(?= (?:without|over the
        \ counter|freely)\b)
    `,
    (said = '', ...args) => {
      const [at, text] = args.slice(-2) as unknown as [number, string]
      return /^(?:that|which) /i.test(said) || !/^\W*(?:which|what|how many)\b/i.test(text.slice(0, at))
        ? 'that you can get'
        : 'can you get'
    },
  ],
  // "what kinds of sails are held": that there are.
  [
    pattern('iu')`
      ^(${LEAD})(?:(?:among|of|across) (?:all )?(?:of )?(our|the) (\p{L}+),? )?(?:which|what) (?:different )?(types?|kinds?|sorts?) of
        \ (${NAME}) (?:are|is) ${THERE}${END}
    `,
    (_, lead = '', our = '', owners = '', _types = '', noun = '') =>
      `${lead}what kinds of ${noun} ${owners ? `do ${our} ${owners} hold` : 'are there'}`,
  ],
  // "the ranks held by our skippers": theirs. "what ranks are held by our skippers".
  [
    pattern('iu')`
      ^(${LEAD})(which|what) ((?:different )?${NAME}) (?:are|is) (?:held|had|possessed) by (${ONE})${END}
    `,
    (_, lead = '', which = '', noun = '', one = '') => `${lead}${which} ${noun} ${haveOf(one)} ${one} have`,
  ],
  [
    pattern('giu')`
      (?<=\p{L}s )(?:(?:that|which) are )?(?:held|possessed|covered|represented|spanned|served) by (?=(?:all )?(?:our|the|my)
        \ (?:\p{L}+s|people|staff)\W*$)
    `,
    'of ',
  ],
  // "the number of separate crafts": of different ones.
  [/\b(number of|how many|list of|list) (?:the )?(?:separate|distinct) (?=\p{L}+s\b)/giu, '$1 different '],
  // "an overview of the different ranks": which there are.
  [
    /\b(?:an|the) (?:short |quick |brief )?(?:overview|outline|summary) of (?:the |our )?(?:different|various|several|distinct) (?=\p{L})/giu,
    'a list of the different ',
  ],
  // "who can claim the highest number of repairs": has it.
  [/\b(?:can|could) (?:claim|boast|show)(?: to have)? (?=the (?:highest|most|largest|biggest|greatest)\b)/giu, 'has '],
  // "the names of everybody in Sales": of those in it.
  [
    /\bthe names of (?:every(?:body|one)|all (?:people|those)) (?=(?:in|at|on|from|of) )/giu,
    'the names of the people ',
  ],
  // "newsletter subscribers among our members": those who get it.
  [
    pattern('giu')`
      \b(newsletter|mailing list|bulletin) (?:subscribers|recipients|readers)(?: (?:among|out of|within) (?:all )?(?:of )?(?:our|the)
        \ ((?:[\p{L}-]+ )*\p{L}+s))?${END}
    `,
    (said = '', letter = '', those = '') => (those ? `${those} who get the ${letter.toLowerCase()}` : said),
  ],
  // "found their way to us through the fair": came to us.
  [/\b(?:found|made) (?:their|his|her|its) way (?:to|in ?to) (?:us|our \p{L}+)\b/giu, 'came to us'],
  // "harbour visitors, show me every one who came that way": those.
  [
    pattern('iu')`
      ^(${LEAD})([^,;:?.]{4,60})[,;:–—-]+ (?:(?:please|can you|could you) )*(?:show|list|give|tell|name)(?: me| us)? (?:every(?: ?one)?|all
        |each)(?: of (?:them|those))?
        \ (?:who|that)\ (?:came|joined|arrived|reached\ us|found\ us)(?:\ to\ us|\ in)?\ (?:that|this)\ way${END}
    `,
    '$1show me $2',
  ],
  // "how high is RF-41 prioritised": what its priority is.
  [
    pattern('iu')`
      ^(${LEAD})how(?: high| highly| urgently| strongly)? (?:is|was|are|were|has) (${ONE})(?: been)? prioriti[sz]ed${END}
    `,
    '$1what is the priority of $2',
  ],
  // "how much is Ann hoping to earn": what she expects.
  [
    pattern('iu')`
      ^(${LEAD})(?:how much|what(?: salary| pay| wage)?) (?:does|is|did|would) (${ONE}) (?:like|expect|hope|want|wish|hoping|expecting|wanting
        |looking|aiming|asking)
        \ to\ (?:earn|be\ paid|make|get\ paid)${END}
    `,
    '$1what is the expected salary of $2',
  ],
  // "into which sections is the company organised": which there are.
  [
    pattern('iu')`
      ^(${LEAD})(?:(?:in|into) (?:which|what) (${NAME}) (?:is|are) ${WHOLE} (?:organi[sz]ed|divided|split|structured|grouped|broken (?:down|up)
        |arranged)(?: up)?
        |(?:which|what)\ (${NAME})\ (?:is|are)\ ${WHOLE}\ (?:organi[sz]ed|divided|split|structured|grouped|broken\ (?:down|up)|arranged)(?:\ up)?
        \ (?:in|into))${END}
    `,
    (_, lead = '', one = '', two = '') => `${lead}which ${one || two} are there`,
  ],
  // "by which yards are our boats built": which yards they have.
  [
    pattern('iu')`
      ^(${LEAD})by (?:which|what) (${NAME}) (?:is|are) (${ONE}) (?:supplied|made|produced|manufactured|delivered|provided)${END}
    `,
    (_, lead = '', noun = '', one = '') => `${lead}which ${noun} ${haveOf(one)} ${one} have`,
  ],
  // "the city where Ann is resident": where she lives.
  [/\b(?:is|are|was) resident(?= (?:in|at|is|are)\b|\W*$)/giu, 'lives'],
  // "the address of Ann is needed for the report": it is to be shown.
  [
    pattern('iu')`
      ^(${LEAD})((?:the|all|our|every|an?\ (?:complete|full))\ (?![^?]*\b(?:that|which|who|what)\ (?:is|are)\b)[^?;:]{3,90}?)\ (?:is|are)
        \ (?:urgently\ )?(?:needed|required|wanted|requested)
        (?:\ for\ (?:the|my|our|an?|this|tomorrow['’]s|today['’]s)\ (?:\p{L}+\ ){0,2}\p{L}+|\ (?:urgently|by\ me|here))?${END}
    `,
    '$1show $2',
  ],
  // "who supplies us with the rope": who supplies it.
  [/\b(suppl(?:y|ies|ied)|provides?|provided|furnish(?:es|ed)?) (?:us|me) with (?=\p{L})/giu, '$1 '],
  // "the lead with the address ann@quay.example": an e-mail address.
  [
    /\b(with|of|under|at|has|have|whose) (?:the )?(?:contact )?address (?:of |is )?(?=[\w.+-]+@[\w-]+\.\w)/giu,
    (_, word = '') => `${word} ${/^whose$/i.test(word) ? 'email is' : 'the email'} `,
  ],
  // "whichever of my boats has the most berths", "whichever boat of mine makes the top revenue": the one with it.
  [
    pattern('giu')`
      \bwhichever (?:of (?<whose>my|our|the) (?<some>\p{L}+(?: \p{L}+)?)|(?<one>\p{L}+(?: \p{L}+)?)(?<mine> of (?:mine|ours))?)
        \ (?:has|have|generates?|makes?|earns?|shows?|brings?\ in|produces?|yields?|pulls?\ in)\ the\ (?<end>most|top|highest|biggest|largest
        |greatest|lowest|least|smallest)\ (?=\p{L})
    `,
    (...args) => {
      const { whose, some, one, mine = '', end } = groupsOf(args)
      const most = /^(?:most|top)$/i.test(end!) ? 'highest' : /^least$/i.test(end!) ? 'lowest' : end!
      return some ? `the one of ${whose!} ${some} with the ${most} ` : `the ${one!}${mine} with the ${most} `
    },
  ],
  // "who is named there as skipper", "who is named as skipper of the Gull": who that is.
  [
    pattern('giu')`
      \bwho(?:['’]s|\ is|\ was)\ (?:named|given|listed|put\ down|down|recorded|entered|shown|registered)(\ there|\ here)?\ as\ (?:the\ |its\ |their\ |a\ )?
      (${NAME}?)(?=\ (?:at|of|for|in|on)\b|\W*$|\?\s)
    `,
    'who is the $2$1',
  ],
  // "who do I call first at the yard, I mean the main contact?": who that is.
  [
    pattern('iu')`
      ^(${LEAD})who (?:do|should|can|could|would|must) (?:i|we) (?:call|ring|phone|contact|ask|write to|e-?mail|(?:speak|talk|turn|get through)
        \ to|reach out to|get in touch with)
        (?:\ first)?\ (at|for|about|in|from|of)\ ([^,;:]{3,90}),\ i\ mean\ (?:the|its|their|our)\ (${NAME})${END}
    `,
    '$1who is the $4 $2 $3',
  ],
  // "who holds the title First Mate": what somebody does. A book has another title.
  [
    pattern('giu')`
      (?<=\b(\p{L}+)\ (?:(?:that|which|who)\ )?)(?:holds?|has|have|holding|carr(?:y|ies)|bears?) the title (?:of )?(?=["“]?(?-i:\p{Lu}))
    `,
    (said = '', who = '') =>
      /^(?:who|whoever|people|persons|every(?:one|body)|any(?:one|body))$/i.test(who) ||
      isPersonNoun(singular(who.toLowerCase()))
        ? 'has the job title '
        : said,
  ],
  // "contacts attached to those of my accounts": theirs.
  [
    pattern('giu')`
      (?<=\b\p{Ll}{2,}s )(?:(?:that|which|who) are )?(?:attached|affiliated|tied|hooked|connected|linked) (?:to|up to) (?=(?:the
        |those |all )*(?:of )?(?:my|our|those|these|the)\b)
    `,
    'of ',
  ],
  // "that has taken up the most seats": has had.
  [
    pattern('giu')`
      \b(has|have|had) (?:taken up|eaten up|swallowed(?: up)?|racked up|run up|piled up|clocked up|notched up|accumulated|gathered
        |amassed) (?=the (?:most|highest|fewest|least|lowest|largest|biggest)\b)
    `,
    '$1 ',
  ],
  // "at what site is the largest number of staff employed": which one has them.
  [
    pattern('iu')`
      ^(${LEAD})(?:at|in|on|under|with|by|for) (?:which|what) (${NAME}) (?:is|are) the (?:${NUMBER}) (?:of )?(${NAME}?)(?: currently| now)?(?:
        \ ${PLACED})?(?: (?:to be )?found)?${END}
    `,
    '$1which $2 has the most $3',
  ],
  // "in which hotel is Ann employed": where she works.
  [
    pattern('iu')`
      ^(${LEAD})(?:at|in|by|for|with) (?:which|what) (${NAME}) (?:is|was) (${ONE}) (?:employed|working)${END}
    `,
    '$1which $2 does $3 work in',
  ],
  // "who has finished the knots course": completed it. What is finished itself is at an end.
  [
    pattern('giu')`
      \b(has|have|had|who|that)\ finished\ (?=(?:the|an?|their|his|her|our)\ (?:[^,;?]*\ )?(?:training|course|class|module|workshop|programme
        |program|seminar|lesson)s?\b|(?-i:\p{Lu}))
    `,
    '$1 completed ',
  ],
  // "if R-40 has been sent out yet": shipped.
  [/(?<=\d\S* )(has|have|was|were|is) (been )?sent (?:out|off)(?= (?:yet|already)\W*$|\W*$)/giu, '$1 $2shipped'],
  // "can you check if R-40 has been shipped yet": has it?
  [
    pattern('iu')`
      ^(${LEAD})(?:(?:can|could|would) you )?(?:please )?check (?:for me )?(?:if|whether) ((?:(?:the|our) )?(?:\p{L}+ )?[\p{L}-]*\d[\p{L}\d-]*)
      \ (has|is|was)\ ((?:been\ )?\p{L}+(?:ed|en|id|nt|lt))(\ yet|\ already)${END}
    `,
    '$1$3 $2 $4$5',
  ],
]

const isOf = (be: string): string => (/^(?:were|are|have)/i.test(be) ? 'are' : 'is')

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfLinking = (message: string): string => sayPlainly(message, TURNS)
