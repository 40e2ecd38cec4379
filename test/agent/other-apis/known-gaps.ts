/** A question that the agent does not answer rightly yet. */
export interface KnownGap {
  id: string
  /** The turn that went wrong. */
  ask: string
  /** The beginning of what it said. */
  said: string
  /** It said so with a confidence of 0.8 or more: worse than saying that it cannot. */
  confident: boolean
  /** It was answered rightly when these questions were first asked. */
  regressed?: true
}

/** Work to be done; a question that is answered rightly leaves this list. */
export const KNOWN_GAPS: KnownGap[] = [
  {
    id: 'tracker-date-since',
    ask: 'who joined since January 2025?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “joined”. shop products have: sku, name, brand, price amount, price currency, tags, in stock, stock quantity, rating, re',
    confident: false,
  },
  {
    id: 'tracker-group-priority',
    ask: 'break down open tasks in project Quartz by priority, I mean those with status todo',
    said: 'I cannot answer that: the registered services have nothing that I could read as “status”. tracker tasks have: created at, title, status, priority, due date, estimated hours.',
    confident: false,
  },
  {
    id: 'tracker-self-count',
    ask: 'how many direct reports does Farid Moreau have?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “direct”, “reports”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is re',
    confident: false,
  },
]
