import type { RunMode } from '../contract/chat.ts'

/** What a run mode means, for people (specification, the table of modes in § What the service does). */
export interface RunModeDescription {
  mode: RunMode
  title: string
  meaning: string
  available: readonly string[]
  unavailable: readonly string[]
}

const API_OPERATIONS = ['API calls', 'data processing', 'file, database and system operations']
const BROWSER_OPERATIONS = ['browser automation', 'web scraping', 'form filling', 'UI testing', 'screenshots']

export const RUN_MODE_DESCRIPTIONS: readonly RunModeDescription[] = [
  {
    mode: 'api',
    title: 'API only',
    meaning: 'API calls, data processing, file, database and system operations. No browser.',
    available: API_OPERATIONS,
    unavailable: BROWSER_OPERATIONS,
  },
  {
    mode: 'hybrid',
    title: 'Hybrid',
    meaning: 'API capabilities plus browser automation.',
    available: [...API_OPERATIONS, ...BROWSER_OPERATIONS],
    unavailable: [],
  },
  {
    mode: 'web',
    title: 'Browser only',
    meaning: 'Browser automation only.',
    available: BROWSER_OPERATIONS,
    unavailable: API_OPERATIONS,
  },
]
