/** Ways to say the same question otherwise; each leaves a question as it is where it does not fit. */
const low = (text: string): string => text[0]!.toLowerCase() + text.slice(1)
const ASKS = /^(?:Which|What|How many|How much|Who|When|Where)\b/
const ASKS_OF = /^(?:Which|How many|How much|Who (?:has|have))\b/
const TIME = /^(.{12,}) (today|this week|this month|last month|last week|this year|last year|tomorrow|next week)\?$/
const bare = (question: string): string => question.replace(/\?$/, '')

export const TURNS: Readonly<Record<string, (question: string) => string>> = {
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
