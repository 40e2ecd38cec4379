/** A question that the agent does not answer rightly yet; one answered wrongly with confidence fails all the same. */
export interface KnownGap {
  id: string
  /** The turn that went wrong. */
  ask: string
  /** The beginning of what it said. */
  said: string
}

/** Work to be done; a question that is answered rightly leaves this list. */
export const KNOWN_GAPS: KnownGap[] = [
  {
    id: 'tracker-date-since',
    ask: 'who joined since January 2025?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “joined”. shop products have: sku, name, brand, price amount, price currency, tags, in stock, stock quantity, rating, re',
  },
  {
    id: 'tracker-group-priority',
    ask: 'break down open tasks in project Quartz by priority, I mean those with status todo',
    said: 'I cannot answer that: the registered services have nothing that I could read as “status”. tracker tasks have: created at, title, status, priority, due date, estimated hours.',
  },
  {
    id: 'tracker-self-count',
    ask: 'how many direct reports does Farid Moreau have?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “direct”, “reports”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is re',
  },
]
