/** What the rest of the program has to know of a demo API. */
export interface Demo {
  /** Its name as people read it. */
  label: string
  /** What it is, in a sentence: `Port of the CRM API.` */
  what: string
  /** Where it listens unless `[server_ports] <name>_api` or AGENT_<NAME>_PORT says otherwise. */
  port: number
}

/**
 * The demo APIs, in the order in which they are started. A new one is a folder of its name in src/demos, whose serve.ts
 * exports `create`, and a line here (docs/extending.md).
 */
export const DEMOS = {
  territory: { label: 'Territory API', what: 'the sales-territory API', port: 8888 },
  crm: { label: 'CRM API', what: 'the CRM API', port: 8007 },
} as const satisfies Record<string, Demo>

export type DemoName = keyof typeof DEMOS
export const DEMO_NAMES = Object.keys(DEMOS) as DemoName[]

/** Whether a name is that of a demo API. */
export const isDemo = (name: string): name is DemoName => Object.hasOwn(DEMOS, name)

/** A value for each demo API, by its name or by what `key` makes of it. */
export const forDemos = <Value, Key extends string = DemoName>(
  value: (name: DemoName) => Value,
  key: (name: DemoName) => string = name => name,
): Record<Key, Value> => Object.fromEntries(DEMO_NAMES.map(name => [key(name), value(name)])) as Record<Key, Value>
