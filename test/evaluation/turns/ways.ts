import type { Turns } from './turns.ts'

/** Ways to put the same question that belong to no author: other constructions, other words of the closed class, and words that add nothing. */

const low = (text: string): string => text[0]!.toLowerCase() + text.slice(1)
const bare = (question: string): string => question.replace(/\?$/, '')
/** Another sentence behind it. */
const then = (q: string, more: string): string => `${/[.!?]$/.test(q) ? q : `${q}.`} ${more}`
/** "Which loans are overdue?": the noun, the verb, and what is said of it. */
const WHICH = /^Which ((?:\p{Ll}[\p{Ll}-]*s)) (are|were|have|cost|live|work|belong|need|come|came) (.*)\?$/u
const COUNT = /^How many ((?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]*s) (are|were|have|cost|live|work) (.*)\?$/u
const COUNT_HAVE = /^How many (.*) do we have\?$/u
const MEAN = /^What is the average (.*?) of (.*)\?$/u
const TOP = /^Which (\p{L}+) has the (highest|lowest|most|fewest|largest|longest) (.*)\?$/u
const EXTREME = /^(?:What|Which) is the (most expensive|cheapest|newest|oldest|largest|longest|heaviest) (.*)\?$/u
const WHO = /^Who (is|are|was|has|have|works|lives|manages|leads) (.*)\?$/u
const WHEN = /^When (did|was|is|does) (.*)\?$/u
/** "How many loans does each member have?" */
const EACH = /^How many (\p{L}+) does each (\p{L}+) have\?$/u
const PER = /\b(?:per|for each|by each|in each|of each) (\p{L}+)\?$/u

const swap = (from: RegExp, to: string) => (q: string) => q.replace(from, to)

/** What stands anywhere and adds nothing. */
const INSERTIONS: Turns = {
  'currently is said anyway': q =>
    q.replace(/^(Which \p{L}+s) are (?=not |still |on |in |over|out )/u, '$1 are currently '),
  actually: q => q.replace(/^(Which \p{L}+s|How many \p{L}+s|Who) (are|is|have|has|were|was) /u, '$1 $2 actually '),
  'by the way': q => `By the way, ${low(q)}`,
  'by any chance': q => (/^(?:Is|Are|Do|Does|Has|Have)\b/.test(q) ? `${bare(q)}, by any chance?` : q),
  'in our system': q => (/^(?:Which|How many) \p{L}+s (?:are|have|were)/u.test(q) ? `${bare(q)} in our system?` : q),
  'in the database': q => q.replace(/^(How many \p{L}+s) (are|were|have) /u, '$1 in the database $2 '),
  'on record': q => q.replace(/^(Which \p{L}+s) on?(?= )|^(How many \p{L}+s) (?=are |have )/u, '$1$2 on record '),
  'according to the system': q => `According to the system, ${low(q)}`,
  'if you know': q => `${bare(q)}, if you know?`,
  'as far as you know': q => `As far as you know, ${low(q)}`,
  'do you know': q =>
    /^(?:Which|How many|How much|Who (?:has|have|is|are)|When)\b/.test(q) ? `Do you know ${low(q)}` : q,
  'do you happen to know': q => (/^(?:Which|How many|How much)\b/.test(q) ? `Do you happen to know ${low(q)}` : q),
  'any idea': q => (/^(?:Which|How many|How much)\b/.test(q) ? `Any idea ${low(q)}` : q),
  'I wonder': q => (/^(?:Which|How many|How much)\b/.test(q) ? `I wonder ${low(bare(q))}.` : q),
  'I need to know': q => (/^(?:Which|How many|How much|Who has)\b/.test(q) ? `I need to know ${low(bare(q))}.` : q),
  'help me find out': q => (/^(?:Which|How many|How much|Who has)\b/.test(q) ? `Help me find out ${low(bare(q))}.` : q),
  'find out': q => (/^(?:Which|How many|How much|Who has)\b/.test(q) ? `Could you find out ${low(q)}` : q),
  'look up': q => (/^(?:Which|How many|How much|Who has)\b/.test(q) ? `Please look up ${low(bare(q))}.` : q),
  check: q => (/^(?:Which|How many|How much|Who has)\b/.test(q) ? `Can you check ${low(q)}` : q),
  'I forgot': q => (/^(?:Which|How many|How much|When)\b/.test(q) ? `I forgot: ${low(q)}` : q),
  'a customer is asking': q => `A customer is asking: ${low(q)}`,
  'remind me': q => (/^(?:Which|How many|How much|Who (?:is|has)|When)\b/.test(q) ? `Remind me, ${low(q)}` : q),
  'one second': q => `One second... ${low(q)}`,
  'reason first': q => `I am preparing a report. ${q}`,
  'reason last': q => then(q, 'I need this for my report.'),
  'be quick': q => then(q, 'It is urgent.'),
  'short answer': q => then(q, 'A short answer is enough.'),
  'all of them': q => (/^Which \p{L}+s (?:are|have|were)/u.test(q) ? then(q, 'All of them, please.') : q),
  'thank you in advance': q => then(q, 'Thank you in advance.'),
  'kind regards': q => then(`Hello, ${low(q)}`, 'Kind regards, Sam'),
  'exactly last': q => (/^How (?:many|much)\b/.test(q) ? `${bare(q)}, exactly?` : q),
  roughly: q => (/^How (?:many|much)\b/.test(q) ? q.replace(/^How/, 'Roughly how') : q),
  'in all': q => (/^How many \p{L}+s (?:are|have|do)/u.test(q) ? `${bare(q)} in all?` : q),
  altogether: q => (/^How many \p{L}+s (?:are|have|do)/u.test(q) ? `${bare(q)} altogether?` : q),
  'at this point': q => (/^How many \p{L}+s are /u.test(q) ? `${bare(q)} at this point?` : q),
  'so far behind': q => (/^How many \p{L}+s (?:have|has) /u.test(q) ? `${bare(q)} so far?` : q),
  'my colleague asked me': q => then(q, 'My colleague asked me.'),
  'we have a meeting': q => `We have a meeting in ten minutes. ${q}`,
  'new here': q => `I'm new here. ${q}`,
  'cannot find it': q => then(q, "I can't find it anywhere."),
  'I hope you can help': q => `I hope you can help me. ${q}`,
  'just a moment': q => `Just a moment. ${q}`,
  'a quick one': q => `A quick one: ${low(q)}`,
  'for my report': q => `For my report: ${low(q)}`,
  'question for you': q => `Question for you: ${low(q)}`,
  'one question': q => `I've got one question, ${low(q)}`,
  'hope you are well': q => `Hi, hope you are well. ${q}`,
  'on the phone': q => `I have somebody on the phone. ${q}`,
  curious: q => then(q, "I'm just curious."),
  'would help': q => then(q, 'That would help me a lot.'),
  'as soon as possible': q => then(q, 'As soon as possible, please.'),
  'no hurry': q => then(q, 'No hurry.'),
  'sorry for asking': q => then(q, 'Sorry for asking again.'),
  'no details': q => then(q, 'No details needed.'),
  'a table please': q => then(q, 'A table would be great.'),
  'that is all': q => then(q, "That's all I need."),
  cheers: q => then(q, 'Cheers!'),
  'have a nice day': q => then(q, 'Have a nice day!'),
  'two sentences': q => `I have a question. ${q}`,
  'question marks': q => `${q}??`,
  'no question mark': q => bare(q),
  dots: q => `${bare(q)}...`,
  'a new line': q => `${q}\n`,
  'curly quotes': q => q.replace(/'/g, '’').replace(/"([^"]*)"/g, '“$1”'),
  'no quotes': q => q.replace(/"([^"]*)"/g, '$1'),
}

/** Other constructions of the same. */
const CONSTRUCTIONS: Turns = {
  'what are the': swap(WHICH, 'What are the $1 that $2 $3?'),
  'which of the': swap(WHICH, 'Which of the $1 $2 $3?'),
  'all that': swap(WHICH, 'All $1 that $2 $3'),
  'find me all': swap(WHICH, 'Find me all $1 that $2 $3.'),
  'list every': swap(WHICH, 'List all the $1 which $2 $3.'),
  'I need a list': swap(WHICH, 'I need a list of the $1 that $2 $3.'),
  'can I see': swap(WHICH, 'Can I see the $1 that $2 $3?'),
  'can I have a list': swap(WHICH, 'Can I have a list of all $1 that $2 $3?'),
  'give me': swap(WHICH, 'Give me all the $1 that $2 $3.'),
  'do we have': swap(WHICH, 'Which $1 do we have that $2 $3?'),
  'are there any, list them': swap(WHICH, 'Are there any $1 that $2 $3? List them.'),
  'what are the names': swap(WHICH, 'What are the names of the $1 that $2 $3?'),
  'who wants all': swap(WHICH, 'I want to see all $1 that $2 $3.'),
  'looking for': swap(WHICH, "I'm looking for the $1 that $2 $3."),
  'noun first': swap(WHICH, 'The $1 that $2 $3, which are they?'),
  'number of': swap(COUNT, "What's the number of $1 that $2 $3?"),
  'count the': swap(COUNT, 'Count the $1 that $2 $3.'),
  'how many of the': swap(COUNT, 'How many of the $1 $2 $3?'),
  'how many are there': swap(COUNT, 'How many $1 are there that $2 $3?'),
  'how many do we have': swap(COUNT, 'How many $1 do we have that $2 $3?'),
  'the total number': swap(COUNT, 'Give me the total number of $1 that $2 $3.'),
  'how many in number': swap(COUNT, 'How large is the number of $1 that $2 $3?'),
  'what count': swap(COUNT, 'What is the count of $1 that $2 $3?'),
  'are there': swap(COUNT_HAVE, 'How many $1 are there?'),
  'have we got': swap(COUNT_HAVE, 'How many $1 have we got?'),
  'is the number': swap(COUNT_HAVE, "What's our number of $1?"),
  'number of ours': swap(COUNT_HAVE, 'Number of $1'),
  'on average': swap(MEAN, 'What is the $1 of $2 on average?'),
  'on average first': swap(MEAN, 'On average, what is the $1 of $2?'),
  'the mean': swap(MEAN, 'What is the mean $1 of $2?'),
  'tell the average': swap(MEAN, 'Tell me the average $1 of $2.'),
  'average alone': swap(MEAN, 'Average $1 of $2'),
  'average for': swap(MEAN, 'What is the average $1 for $2?'),
  'how high': swap(MEAN, 'How high is the average $1 of $2?'),
  'what has': swap(TOP, 'What $1 has the $2 $3?'),
  'the one with': swap(TOP, 'Show me the $1 with the $2 $3.'),
  'which is it': swap(TOP, 'Which $1 is the one with the $2 $3?'),
  'tell which': swap(TOP, 'Tell me which $1 has the $2 $3.'),
  'of all': swap(TOP, 'Of all our $1s, which has the $2 $3?'),
  'of them all': swap(EXTREME, 'Which $2 is the $1?'),
  'the extreme of all': swap(EXTREME, 'What is the $1 $2 of all?'),
  'show the extreme': swap(EXTREME, 'Show me the $1 $2.'),
  'extreme we have': swap(EXTREME, "What's the $1 $2 we have?"),
  'who is it that': swap(WHO, 'Who is it that $1 $2?'),
  'tell me who': swap(WHO, 'Tell me who $1 $2.'),
  'do you know who': swap(WHO, 'Do you know who $1 $2?'),
  'which person': swap(/^Who (has|manages|leads) (.*)\?$/u, 'Which person $1 $2?'),
  'on what day': swap(WHEN, 'On what day $1 $2?'),
  'what date': swap(WHEN, 'On which date $1 $2?'),
  since: swap(/^When did (.*) join\?$/u, 'Since when has $1 been with us?'),
  'each has': swap(EACH, 'How many $1 has each $2 got?'),
  'per one': swap(EACH, 'Number of $1 per $2'),
  'for every': swap(EACH, 'For every $2, how many $1 are there?'),
  'broken down by': q => q.replace(PER, 'broken down by $1?'),
  'grouped by': q => q.replace(PER, 'grouped by $1?'),
  by: q => q.replace(PER, 'by $1?'),
  'for every one': q => q.replace(PER, 'for every $1?'),
  'by each': q => q.replace(/\bby (\p{L}+)\?$/u, 'for each $1?'),
}

/** "Which tasks does Karim have?", "Which books has Ann borrowed?": the noun, who, and what is said of them. */
const WHICH_DOES =
  /^Which (\p{Ll}[\p{Ll}-]*s) does ((?:the )?\p{Lu}.*) (have|need|own|lead|manage|run|teach|hold|owe)\?$/u
const WHICH_HAS = /^Which (\p{Ll}[\p{Ll}-]*s) (has|have|is|are) (.*?) (\p{Ll}+(?:ed|en|ing|d|t|n))\?$/u
/** "Which loans came back late?": any verb, but none of asking. */
const SUBJECT =
  /^Which (\p{Ll}[\p{Ll}-]*s) (?!are|were|have|cost|live|work|belong|need|come|came|does|do|did|is|was|has|can|should|would|will|in|on|of)(\p{Ll}+ .*)\?$/u
const COUNTED =
  /^How many (\p{Ll}[\p{Ll}-]*s) (?!are|were|have|cost|live|work|does|do|did|is|was|has|can|should|would|will|in|on|of|per)(\p{Ll}+ .*)\?$/u
const COUNT_DOES = /^How many (\p{Ll}[\p{Ll}-]*s) does ((?:the )?\p{Lu}.*) have\?$/u
/** "Show me the overdue loans", "List all loans that …". */
const SHOW =
  /^(?:Please )?(?:[Ll]ist|[Ss]how(?: me)?|[Gg]ive me|[Gg]ive me a list of|[Ff]ind) ((?:all|the|our|every) .*?)[.!?]?$/u
/** "What is the phone number of Ann Lee?", "What is Ann Lee's phone number?" */
const OF =
  /^What is the (?!average|total|sum|mean|median|number|highest|lowest|most|cheapest|oldest|newest|name)((?:\p{Ll}[\p{Ll}-]* ?){1,3}) of ((?:the )?(?:\p{Ll}+ )?"?\p{Lu}.*)\?$/u
const ITS = /^What is (\p{Lu}[\p{L}]+ \p{Lu}[\p{L}]+)['’]s ((?:\p{Ll}[\p{Ll}-]* ?){1,3})\?$/u
const SUM = /^What is the total (.*?) of (.*)\?$/u
const IS_THERE = /^(?:Is|Are) there (?:an?|any) (.*)\?$/u
const BOTH = /^Do we have more (\p{Ll}[^,]*) or more (\p{Ll}[^,]*)\?$/u
const ARE_MORE = /^Are there more (\p{Ll}[^,]*) or more (\p{Ll}[^,]*)\?$/u
/** "How many loans do we have per branch?" */
const GROUPED =
  /^How many (\p{Ll}[^,]*?) (?:do we have|are there|have we got) (?:per|for each|in each|by|for every|in every) (\p{Ll}[\p{Ll}-]*(?: \p{Ll}+)?)\?$/u
const plural = (noun: string): string => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)
const third = (verb: string): string => (verb === 'have' ? 'has' : /(?:ch|sh|s)$/.test(verb) ? `${verb}es` : `${verb}s`)

/** The same for more kinds of question. */
const MORE: Turns = {
  'those that he has': q => q.replace(WHICH_DOES, (_, kind: string, who: string, verb: string) => `Show me the ${kind} that ${who} ${third(verb)}.`), // oxfmt-ignore
  'list what he has': q => q.replace(WHICH_DOES, (_, kind: string, who: string, verb: string) => `List all ${kind} ${who} ${third(verb)}.`), // oxfmt-ignore
  'all of his': swap(/^Which (\p{Ll}[\p{Ll}-]*s) does ((?:the )?\p{Lu}.*) have\?$/u, "$2's $1"),
  'what does he have': swap(WHICH_DOES, 'What $1 does $2 $3?'),
  'what has he': swap(WHICH_HAS, 'What $1 $2 $3 $4?'),
  'the ones that have been': swap(WHICH_HAS, 'Show me the $1 that $3 $2 $4.'),
  'list those': swap(SUBJECT, 'List the $1 that $2.'),
  'which are those': swap(SUBJECT, 'What are the $1 that $2?'),
  'all which': swap(SUBJECT, 'Give me all $1 which $2.'),
  'what ones': swap(SUBJECT, 'What $1 $2?'),
  'number of those': swap(COUNTED, 'What is the number of $1 that $2?'),
  'how many are there who': swap(COUNTED, 'How many $1 are there that $2?'),
  'how many of our': swap(COUNTED, 'How many of our $1 $2?'),
  'count those': swap(COUNTED, 'Count the $1 that $2.'),
  'number he has': swap(COUNT_DOES, 'How many $1 has $2 got?'),
  'number there are': swap(COUNT_DOES, 'How many $1 are there for $2?'),
  'the number of his': swap(COUNT_DOES, "What's the number of $1 that $2 has?"),
  'like to see': swap(SHOW, "I'd like to see $1."),
  'can I see them': swap(SHOW, 'Can I see $1?'),
  'what are they': swap(SHOW, 'What are $1?'),
  'could you list': swap(SHOW, 'Could you list $1?'),
  display: swap(SHOW, 'Display $1'),
  'which are they': swap(SHOW, 'Which are $1?'),
  'I need': swap(SHOW, 'I need $1.'),
  'let me see': swap(SHOW, 'Let me see $1.'),
  'nothing before': q => q.replace(SHOW, (_, what: string) => what[0]!.toUpperCase() + what.slice(1)),
  'do you have': swap(SHOW, 'Do you have a list of $1?'),
  'pull up': swap(SHOW, 'Pull up $1'),
  'bring up': swap(SHOW, 'Bring up $1, please.'),
  "it's whose": swap(OF, "What is $2's $1?"),
  'I need its': swap(OF, 'I need the $1 of $2.'),
  'can you give': swap(OF, 'Can you give me the $1 of $2?'),
  'do you have its': swap(OF, 'Do you have the $1 of $2?'),
  'what does it have': swap(OF, 'What $1 does $2 have?'),
  'which has it': swap(OF, 'Which $1 does $2 have?'),
  'the one for': swap(OF, 'What is the $1 for $2?'),
  'only that': q =>
    q.replace(OF, (_, what: string, of: string) => `${what[0]!.toUpperCase()}${what.slice(1)} of ${of}?`),
  'whose it is, alone': swap(OF, "$2's $1"),
  'for whom, first': swap(OF, 'For $2, what is the $1?'),
  'find its': swap(OF, 'Find the $1 of $2.'),
  "what's its": swap(OF, "What's the $1 of $2?"),
  'of whom': swap(ITS, 'What is the $2 of $1?'),
  'I need theirs': swap(ITS, "I need $1's $2."),
  'do you have theirs': swap(ITS, "Do you have $1's $2?"),
  'what they have': swap(ITS, 'What $2 does $1 have?'),
  'name and field': swap(ITS, '$1 $2'),
  'name, field': swap(ITS, '$1: $2?'),
  'in total of': swap(SUM, 'What is the $1 of $2 in total?'),
  'add up': swap(SUM, 'Add up the $1 of $2.'),
  'the sum of': swap(SUM, 'What is the sum of the $1 of $2?'),
  'total alone': swap(SUM, 'Total $1 of $2'),
  'do we have any': swap(IS_THERE, 'Do we have any $1?'),
  'have we got any': swap(IS_THERE, 'Have we got any $1?'),
  'are there more': swap(BOTH, 'Are there more $1 or more $2?'),
  'more once': swap(BOTH, 'Do we have more $1 or $2?'),
  'which more of': swap(BOTH, 'Which do we have more of, $1 or $2?'),
  'have more': swap(ARE_MORE, 'Do we have more $1 or more $2?'),
  'more of which': swap(ARE_MORE, 'Which are there more of, $1 or $2?'),
  'per each': swap(GROUPED, 'How many $1 per $2?'),
  'numbers by': swap(GROUPED, 'Number of $1 by $2'),
  'give numbers': swap(GROUPED, 'Give me the number of $1 for each $2.'),
  'for each, how many': swap(GROUPED, 'For each $2, how many $1 do we have?'),
  'count by': swap(GROUPED, 'Count $1 by $2'),
  'split by': swap(GROUPED, 'Split the $1 by $2.'),
  'distributed over': q => q.replace(GROUPED, (_, kind: string, by: string) => `How are the ${kind} distributed across the ${plural(by)}?`), // oxfmt-ignore
  'what each has': swap(GROUPED, 'How many $1 does each $2 have?'),
}

/** Other words of the closed class, and of dates and amounts. */
const WORDS: Turns = {
  'more than': q => q.replace(/\bover (?=[€$£]?\d)/, 'more than '),
  'greater than': q => q.replace(/\bmore than (?=[€$£]?\d)/, 'greater than '),
  exceeding: q => q.replace(/\bof more than (?=[€$£]?\d)/, 'exceeding '),
  above: q => q.replace(/\bmore than (?=[€$£]?\d)/, 'above '),
  'upwards of': q => q.replace(/\bmore than (?=[€$£]?\d)/, 'upwards of '),
  below: q => q.replace(/\b(?:less|fewer) than (?=[€$£]?\d)/, 'below '),
  under: q => q.replace(/\b(?:less|fewer) than (?=[€$£]?\d)/, 'under '),
  'fewer for less': q => q.replace(/\bfewer than\b/, 'less than'),
  'no fewer than': q => q.replace(/\bat least (?=[€$£]?\d)/, 'no fewer than '),
  'a minimum of': q => q.replace(/\bat least (?=[€$£]?\d)/, 'a minimum of '),
  'in digits': q =>
    q.replace(/\b(two|three|four|five|six|seven|eight|nine|ten)\b/, word => String(['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(word) + 2)), // oxfmt-ignore
  'in words': q => q.replace(/(?<=\s)([2-9])(?= \p{Ll}+)/u, digit => ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][Number(digit) - 2]!), // oxfmt-ignore
  'during the year': q => q.replace(/\bin (20\d\d)\b/, 'during $1'),
  'in the year': q => q.replace(/\bin (20\d\d)\b/, 'in the year $1'),
  'short month': q =>
    q.replace(/\b(January|February|August|September|October|November|December)(?= (?:\d|\?))/, month =>
      month.slice(0, 3),
    ),
  'in the month': q => q.replace(/\bin (January|February|March|April|May|June|July|August|September|October|November|December) (20\d\d)\b/, 'in the month of $1 $2'), // oxfmt-ignore
  'month with of': q => q.replace(/\bin (January|February|March|April|June|July|August|September|October|November|December) (20\d\d)\b/, 'in $1 of $2'), // oxfmt-ignore
  'as an ISO month': q => q.replace(/\bin (January|February|March|April|May|June|July|August|September|October|November|December) (20\d\d)\b/, (_, m: string, y: string) => `in ${y}-${String(new Date(`${m} 1, 2000 UTC`).getUTCMonth() + 1).padStart(2, '0')}`), // oxfmt-ignore
  'day before month': q => q.replace(/\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}), (20\d\d)\b/, '$2 $1 $3'), // oxfmt-ignore
  'from to': q => q.replace(/\bbetween (\S+) and (\S+)(?=\?|$)/, 'from $1 to $2'),
  'with no': q => q.replace(/\bwithout (?:an? |any )?(?=\p{Ll})/u, 'with no '),
  'that have no': q => q.replace(/\bwithout (?:an? |any )?(?=\p{Ll})/u, 'that have no '),
  "don't have": q => q.replace(/^Which (\p{L}+s) have no (\p{L}+)\?$/u, "Which $1 don't have any $2?"),
  'has not got': q => q.replace(/^Which (\p{L}+s) have no (\p{L}+)\?$/u, 'Which $1 do not have a single $2?'),
  'living in': q => q.replace(/\b(?:who|that) live in\b/, 'living in'),
  'who are from': q => q.replace(/\b(?:who|that)? ?live in\b/, 'are from'),
  'top for best': q =>
    q.replace(/\b(?:the )?(three|five|ten|3|5|10) (\p{L}+s) with the (highest|most) (.*)\?$/u, 'the top $1 $2 by $4?'),
  'with the highest': q =>
    q.replace(/\btop (three|five|ten|3|5|10) (\p{L}+s) by (.*)\?$/u, '$1 $2 with the highest $3?'),
  'as well as': q => q.replace(/^(How many .*? )and how many /u, '$1as well as how many '),
  'or rather for and': q => q.replace(/\bboth (\p{L}+) and\b/u, '$1 and also'),
  'we for you': q => q.replace(/\bdo you have\b/, 'do we have'),
  'you for we': q => q.replace(/\bdo we have\b/, 'do you have'),
  'have we got': q => q.replace(/^(Which \p{L}+s) do we have\b/u, '$1 have we got'),
  'is there': q =>
    q.replace(/^Do we have (an?y? )/u, (_, a: string) => (a === 'any ' ? 'Are there any ' : `Is there ${a}`)),
  'US spelling': q => q.replace(/\bcolour/g, 'color').replace(/\bcancelled\b/g, 'canceled').replace(/\bcentre/g, 'center').replace(/\bcatalogue/g, 'catalog').replace(/\bcategoris/g, 'categoriz'), // oxfmt-ignore
  'UK spelling': q =>
    q
      .replace(/\bcolor/g, 'colour')
      .replace(/\bcanceled\b/g, 'cancelled')
      .replace(/\bcenter/g, 'centre'),
  'mail for e-mail': q => q.replace(/\b(?:e-mail|email)\b(?! address)/, 'mail address'),
  'email without hyphen': q => q.replace(/\be-mail\b/, 'email'),
  'phone for phone number': q => q.replace(/\bphone number\b/, 'telephone number'),
  'price for cost': q => q.replace(/^How much does (.*) cost\?$/u, 'What is the price of $1?'),
  'cost for price': q => q.replace(/^What is the price of (.*)\?$/u, 'How much is $1?'),
}

/** Of questions that stand alone, beside those of `QUESTIONS`. */
export const WAYS: Turns = { ...INSERTIONS, ...CONSTRUCTIONS, ...MORE, ...WORDS }
