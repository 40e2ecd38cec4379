/** Ways to say the same message otherwise, by name; each leaves a message as it is where it does not fit. */
export type Turns = Readonly<Record<string, (message: string) => string>>

const low = (text: string): string => text[0]!.toLowerCase() + text.slice(1)
const ASKS = /^(?:Which|What|How many|How much|Who|When|Where)\b/
const ASKS_OF = /^(?:Which|How many|How much|Who (?:has|have))\b/
const TIME = /^(.{12,}) (today|this week|this month|last month|last week|this year|last year|tomorrow|next week)\?$/
const bare = (question: string): string => question.replace(/\?$/, '')

/** Of questions that stand alone. */
export const QUESTIONS: Turns = {
  greeting: q => `Hi, ${low(q)}`,
  'good morning': q => `Good morning! ${q}`,
  thanks: q => `${q} Thanks!`,
  please: q => `${bare(q)}, please?`,
  so: q => `So ${low(q)}`,
  'quick question': q => `Quick question: ${low(q)}`,
  sorry: q => `Sorry to bother you, but ${low(q)}`,
  'tell me': q => (ASKS_OF.test(q) ? `Please tell me ${low(bare(q))}.` : q),
  'can you tell me': q => (ASKS.test(q) ? `Can you tell me ${low(q)}` : q),
  'like to know': q => (ASKS_OF.test(q) ? `I'd like to know ${low(bare(q))}.` : q),
  wondering: q => (ASKS_OF.test(q) ? `I was wondering ${low(q)}` : q),
  'my boss': q => (ASKS_OF.test(q) ? `My boss wants to know ${low(bare(q))}.` : q),
  'for a meeting': q => (ASKS_OF.test(q) ? `${bare(q)}? I need it for a meeting.` : q),
  'just the number': q => (/^How many\b/.test(q) ? `${q} Just the number.` : q),
  exactly: q => q.replace(/^How many (\p{L}+s) /u, 'How many $1 exactly '),
  'small letters': q => bare(q.toLowerCase()),
  capitals: q => q.toUpperCase(),
  'two spaces': q => q.replaceAll(' ', '  '),
  'a slip of the keys': q => q.replace(/\b(\p{Ll}{3})(\p{Ll})(\p{Ll})(\p{Ll}{2,})\b/u, '$1$3$2$4'),
  'time first': q =>
    q.replace(TIME, (_, rest: string, time: string) => `${time[0]!.toUpperCase()}${time.slice(1)}, ${low(rest)}?`),
  'of our': q => q.replace(/^Which (\p{L}+s) (?=(?:are|have|were|do|did|cost|live|work)\b)/u, 'Which of our $1 '),
  'how many of our': q => q.replace(/^How many (\p{L}+s) (?=(?:are|have|were|live|work)\b)/u, 'How many of our $1 '),
  'what for which': q => q.replace(/^Which (?=\p{L}+s\b)/u, 'What '),
  'show me': q => q.replace(/^Which (\p{L}+s) (are|have|were) (.*)\?$/u, 'Show me the $1 that $2 $3.'),
  'and which ones': q =>
    q.replace(/^Which (\p{L}+s) (are|have|were) (.*)\?$/u, 'Are there any $1 that $2 $3, and which ones?'),
  'or more': q => q.replace(/\bat least (\d+|two|three|four|five|six|ten) (\p{L}+s)\b/u, '$1 or more $2'),
  'at least as a sign': q => q.replace(/\bat least (?=[€$£]?\d)/, '>= '),
  over: q => q.replace(/\bmore than (?=[€$£\d])/, 'over '),
  'largest number': q => q.replace(/\bthe most (\p{L}+s)\b/u, 'the largest number of $1'),
  'the one with': q =>
    q.replace(/^Which (\p{L}+) has the (most|highest|lowest|fewest) (.*)\?$/u, 'Which is the $1 with the $2 $3?'),
  'on average at the end': q =>
    q.replace(/^What is the average (\p{L}+) of (.*)\?$/u, "What's the $1 of $2 on average?"),
  'in total': q => q.replace(/\b(?:altogether|overall)\b/, 'in total'),
  contracted: q =>
    q.replace(/\b(are|is|was|were|has|have|do|does|did) not\b/, "$1n't").replace(/^(What|Who) is\b/, "$1's"),
  'spelt out': q => q.replace(/n['’]t\b/g, ' not').replace(/\bca not\b/, 'cannot'),
  'whose and of': q =>
    q.replace(
      /\b(\p{Lu}\p{L}+ \p{Lu}\p{L}+)['’]s (email|phone number|phone|address|job title|department|status)\b/u,
      'the $2 of $1',
    ),
  'never ever': q => q.replace(/\b(have|has) never\b/, '$1 not ever'),
}

const ORDER =
  /^(?!(?:Which|What|How|Who|When|Where|Is|Are|Can|Could|Would|Will|Please|I|We|My|The|There)\b)\p{Lu}\p{Ll}+ /u
/** The verb as `-ing` form, as it is spelt mostly. */
const doing = (o: string): string =>
  o.replace(/^(\p{L}+)/u, verb =>
    /[^aeiou][aeiou][bdgmnpt]$/.test(verb) && verb.length <= 4
      ? `${verb}${verb.at(-1)!}ing`
      : `${verb.replace(/(?<!e)e$/, '')}ing`,
  )
const order = (say: (bare: string) => string) => (message: string) => {
  const asked = message.replace(/^Please (\p{L})/u, (_, first: string) => first.toUpperCase()).replace(/[.!]$/, '')
  return ORDER.test(asked) && !/[.!?]\s/.test(asked) && !asked.endsWith('?') ? say(low(asked)) : message
}

/** "Set the status of task 5 to done": the field, whose it is, and what it becomes. */
const CHANGE = /^(?:set|change|update) the ((?:\p{Ll}[\p{Ll}-]* ){1,3})of (\S.*?) to (\S.*)$/u
const change = (say: (field: string, of: string, to: string) => string) =>
  order(o => o.replace(CHANGE, (_, field: string, of: string, to: string) => say(field.trim(), of, to)))
/** "Delete reservation 5". */
const REMOVAL = /^(?:delete|remove) (?!.*[,;])((?:the )?\p{Ll}.*)$/u
const removal = (say: (what: string) => string) => order(o => o.replace(REMOVAL, (_, what: string) => say(what)))
const MAKING = /^(?:add|create|register) an? (?:new )?(\p{Ll}[\p{Ll} -]*?)(?::| called| named) (\S.*)$/u
const making = (say: (kind: string, what: string) => string) =>
  order(o => o.replace(MAKING, (_, kind: string, what: string) => say(kind, what)))
const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

/** Of orders to change something. */
export const ORDERS: Turns = {
  'change to': change((field, of, to) => `Change the ${field} of ${of} to ${to}.`),
  'should be': change((field, of, to) => `The ${field} of ${of} should be ${to}.`),
  'should be, change that': change((field, of, to) => `The ${field} of ${of} should be ${to}, please change that.`),
  'is now': change((field, of, to) => `The ${field} of ${of} is now ${to}, please update it.`),
  'must be changed': change((field, of, to) => `The ${field} of ${of} has to be changed to ${to}.`),
  'needs to be': change((field, of, to) => `The ${field} of ${of} needs to be ${to}.`),
  make: change((field, of, to) => `Make the ${field} of ${of} ${to}.`),
  adjust: change((field, of, to) => `Adjust the ${field} of ${of} to ${to}.`),
  'for whom first': change((field, of, to) => `For ${of}, set the ${field} to ${to}.`),
  'please have changed': change((field, of, to) => `Please have the ${field} of ${of} changed to ${to}.`),
  'field before value': change((field, of, to) => `Update ${of}: ${field} ${to}.`),
  'should be deleted': removal(what => `${upper(what)} should be deleted.`),
  'can be deleted': removal(what => `${upper(what)} can be deleted.`),
  'have deleted': removal(what => `Please have ${what} deleted.`),
  'get rid of': removal(what => `Get rid of ${what}.`),
  'must go': removal(what => `I want ${what} deleted.`),
  'no longer needed': removal(what => `We no longer need ${what}, please delete it.`),
  erase: removal(what => `Erase ${what}.`),
  'new one': making((kind, what) => `New ${kind}: ${what}.`),
  'there is a new one': making((kind, what) => `There is a new ${kind}: ${what}. Please add it.`),
  'we have a new one': making((kind, what) => `We have a new ${kind}, ${what}. Please add them.`),
  'I need one': making((kind, what) => `I need a new ${kind} called ${what}.`),
  'set up': making((kind, what) => `Set up a ${kind} called ${what}.`),
  'please enter': making((kind, what) => `Please enter a new ${kind}: ${what}.`),
  greeting: order(o => `Hi, ${o}.`),
  'good morning': order(o => `Good morning! ${o[0]!.toUpperCase()}${o.slice(1)}.`),
  hey: order(o => `hey ${o}`),
  thanks: order(o => `${o[0]!.toUpperCase()}${o.slice(1)}. Thanks!`),
  'thank you behind a comma': order(o => `${o}, thank you`),
  'please first': order(o => `Please ${o}.`),
  'please last': order(o => `${o}, please.`),
  'can you': order(o => `Can you ${o}?`),
  'could you please': order(o => `Could you please ${o}?`),
  'would you': order(o => `Would you ${o}, please?`),
  'can you for me': order(o => `Can you ${o} for me?`),
  'can I ask you': order(o => `Can I ask you to ${o}?`),
  'I want to': order(o => `I want to ${o}.`),
  'I would like to': order(o => `I'd like to ${o}.`),
  'I need to': order(o => `I need to ${o}.`),
  'we have to': order(o => `We have to ${o}.`),
  'I need you to': order(o => `I need you to ${o}.`),
  'I want you to': order(o => `I want you to ${o}.`),
  'my boss wants': order(o => `My boss wants me to ${o}.`),
  'I was asked': order(o => `I was asked to ${o}.`),
  "let's": order(o => `Let's ${o}.`),
  'go ahead': order(o => `Go ahead and ${o}.`),
  ok: order(o => `OK, ${o}.`),
  so: order(o => `So, ${o}.`),
  now: order(o => `Now ${o}.`),
  just: order(o => `Just ${o}.`),
  'then first': order(o => `Then ${o}.`),
  sorry: order(o => `Sorry to bother you, could you ${o}?`),
  'one more thing': order(o => `One more thing: ${o}.`),
  'for me': order(o => `${o} for me`),
  'right away': order(o => `${o} right away`),
  asap: order(o => `${o} asap`),
  'if possible': order(o => `If possible, ${o}.`),
  'would you mind': order(o => `Would you mind ${doing(o)}?`),
  'is it possible': order(o => `Is it possible to ${o}?`),
  'grateful if': order(o => `I'd be grateful if you could ${o}.`),
  'great if': order(o => `It would be great if you could ${o}.`),
  'a favour': order(o => `Do me a favour and ${o}.`),
  'remember to': order(o => `Remember to ${o}.`),
  'great behind a comma': order(o => `Great, ${o}.`),
  'thanks, now': order(o => `Thanks, now ${o}.`),
  first: order(o => `First, ${o}.`),
  'why don’t you': order(o => `Why don't you ${o}?`),
  'when you have a minute': order(o => `When you have a minute, ${o}.`),
  'small letters': order(o => o.toLowerCase()),
  'two spaces': order(o => o.replace(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/g, '  ')),
  'exclamation mark': order(o => `${o[0]!.toUpperCase()}${o.slice(1)}!`),
  'the customer asked': order(o => `${o[0]!.toUpperCase()}${o.slice(1)}. They just told me on the phone.`),
}

/** Of what is said in a conversation behind something else. */
export const LATER: Turns = {
  ok: q => `OK. ${q}`,
  'ok and': q => `Ok, and ${low(q).replace(/^and /, '')}`,
  great: q => `Great! ${q}`,
  thanks: q => `Thanks. ${q}`,
  'thank you and': q => `Thank you! And ${low(q).replace(/^and /, '')}`,
  also: q => (ASKS.test(q) ? `Also, ${low(q)}` : q),
  hmm: q => `Hmm, ${low(q)}`,
  please: q => `${q.replace(/[?.]$/, '')}, please${q.endsWith('?') ? '?' : ''}`,
  'without and': q => q.replace(/^And (\p{L})/u, (_, first: string) => first.toUpperCase()),
  'with and': q => (ASKS.test(q) ? `And ${low(q)}` : q),
  interesting: q => `Interesting. ${q}`,
  'great behind a comma': q => (ASKS.test(q) ? `Great, ${low(q)}` : q),
  'got it': q => `Got it, ${low(q)}`,
  so: q => (ASKS.test(q) ? `So ${low(q)}` : q),
  now: q => (ASKS.test(q) ? `Now, ${low(q)}` : q),
  'I see': q => `I see. ${q}`,
  'small letters': q => q.toLowerCase().replace(/\?$/, ''),
  capitals: q => q.toUpperCase(),
  'two spaces': q => q.replaceAll(' ', '  '),
  'can you tell me': q => (ASKS.test(q) ? `Can you tell me ${low(q)}` : q),
  'one more question': q => (ASKS.test(q) ? `One more question: ${low(q)}` : q),
}
