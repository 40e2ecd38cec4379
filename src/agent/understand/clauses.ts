/** Splitting a message into requests that can be understood one by one. */

const REQUEST =
  '(?:how (?:many|much)|what|which|who|where|when|list|show|give|tell|find|count|the number of|number of|sort|also|then|create|add|update|delete|set|change|compare|display)'
const JOINT = new RegExp(
  `(?:[,;]\\s*|\\s+)(?:and|then|and then|and also|also|plus)\\s+(?=(?:please |also |then |can you |could you )*${REQUEST}\\b)`,
  'gi',
)

/** "number of A, number of B": a list of like requests. */
const LISTED = /(?<=\b(?:number of|how many)\b[^,]*),\s*(?=(?:the )?number of\b|how many\b)/gi

/** Sentences, each without its end mark; a period inside a number, an abbreviation or a name does not end one. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|vs|e\.g|i\.e|no|No|Jr|Sr)\.)\s+(?=[A-Z"'“]|$)|\n+/)
    .map(part => part.trim())
    .filter(Boolean)
}

/** Requests joined by "and" where each side has a question word or an imperative of its own. */
export function splitRequests(sentence: string): string[] {
  const quoted = protect(sentence)
  const parts: string[] = []
  let last = 0
  const joints = [...quoted.matchAll(JOINT), ...quoted.matchAll(LISTED)].sort((a, b) => a.index - b.index)
  for (const match of joints) {
    if (match.index < last) continue
    parts.push(sentence.slice(last, match.index))
    last = match.index + match[0].length
  }
  parts.push(sentence.slice(last))
  return parts.map(part => part.replace(/^[\s,;]+|[\s,;]+$/g, '')).filter(Boolean)
}

/** Quoted text blanked out, so that nothing splits inside it. */
const protect = (text: string) => text.replace(/"[^"]*"|“[^”]*”/g, quoted => 'x'.repeat(quoted.length))

/** What comes before the request itself is let go: "I would be grateful if you could tell me which …". */
export function dropLeadIn(sentence: string): string {
  const match =
    /^.*?\b(?:let me know|tell me|know|wondering|wonder|see|find out|ask|asking|curious|figure out|explain)\b[\s,:]+(?:about |if |whether |to me )?(?=(?:which|what|who|how|where|when|whether|the|my|all|if|is|are|do|does)\b)/i.exec(
      sentence,
    )
  return match ? sentence.slice(match[0].length) : sentence
}

/** Two figures set against each other, with what is asked of them. */
export interface Comparison {
  kind: 'difference' | 'greater' | 'less' | 'several'
  left: string
  right: string
}

/** "the difference between A and B", "is A higher than B", "by how much does A exceed B". */
export function readComparison(sentence: string): Comparison | undefined {
  const difference = /\b(?:difference|gap)\b.*?\bbetween\s+(.+?)\s+and\s+(.+?)[.?!]*$/i.exec(sentence)
  if (difference) return { kind: 'difference', left: difference[1]!, right: stripThat(difference[2]!) }
  const how =
    /^(?:by )?how much (?:higher|larger|greater|bigger|more|lower|less|smaller) (?:is|are|was|were)\s+(.+?)\s+than\s+(.+?)[.?!]*$/i.exec(
      sentence,
    )
  if (how) return { kind: 'difference', left: how[1]!, right: stripThat(how[2]!) }
  const more =
    /^(?:is|are|do|does|did|have|has|was|were)\s+(?:there\s+|we have\s+|we\s+get\s+|we\s+)?(more|fewer|less)\s+(.+?)\s+(in|from|with|at|among|for|of)\s+(.+?)\s+than\s+(?:(?:in|from|with|at|among|for|of)\s+)?(.+?)[.?!]*$/i.exec(
      sentence,
    )
  if (more && !/^\d/.test(more[5]!))
    return {
      kind: more[1]!.toLowerCase() === 'more' ? 'greater' : 'less',
      left: `how many ${more[2]} ${more[3]} ${more[4]}`,
      right: `how many ${more[2]} ${more[3]} ${more[5]}`,
    }
  const kinds =
    /^(?:are there|do we have|have we|have we got|do i have)\s+(more|fewer|less)\s+(.+?)\s+than\s+(.+?)[.?!]*$/i.exec(
      sentence,
    )
  if (kinds && !/\d/.test(kinds[3]!) && !/^\w+ than\b/.test(kinds[2]!))
    return {
      kind: kinds[1]!.toLowerCase() === 'more' ? 'greater' : 'less',
      left: `how many ${kinds[2]}`,
      right: `how many ${kinds[3]}`,
    }
  const placed =
    /^(?:is|are|was|were)\s+(.+?)\s+(higher|larger|greater|bigger|lower|smaller)\s+(in|from|with|at|among|for)\s+(.+?)\s+than\s+(?:(?:in|from|with|at|among|for)\s+)?(.+?)[.?!]*$/i.exec(
      sentence,
    )
  if (placed) {
    const what = /\b(total|sum|average|mean|median|number|count|most|highest|lowest)\b/i.test(placed[1]!)
      ? placed[1]!
      : `total ${placed[1]}`
    return {
      kind: /lower|smaller/i.test(placed[2]!) ? 'less' : 'greater',
      left: `${what} ${placed[3]} ${placed[4]}`,
      right: `${what} ${placed[3]} ${placed[5]}`,
    }
  }
  const versus = /^(?:please )?compare\s+(.+?)\s+(?:vs\.?|versus|against|to|with)\s+(.+?)[.?!]*$/i.exec(sentence)
  if (versus) return { kind: 'several', left: versus[1]!, right: stripThat(versus[2]!) }
  const than =
    /^(?:is|are|was|were|do|does|did|has|have)\s+(.+?)\s+(higher|larger|greater|bigger|more|lower|less|smaller|fewer)(\s+\w+)?\s+than\s+(.+?)[.?!]*$/i.exec(
      sentence,
    )
  if (than && !/\d/.test(than[4]!))
    return {
      kind: /lower|less|smaller|fewer/i.test(than[2]!) ? 'less' : 'greater',
      left: than[1]!,
      right: stripThat(than[4]!),
    }
  return undefined
}

/** "that of the others" means the same figure of the others. */
const stripThat = (text: string) =>
  text.replace(/^(?:that|those|the (?:one|ones|figure|same)) (?:of|for|in|from)\s+/i, '')
