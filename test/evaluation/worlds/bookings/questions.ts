import { createWorldQuestions } from '../world.ts'
import { askComparisons } from './questions/comparisons.ts'
import { askConversations } from './questions/conversations.ts'
import { askDates } from './questions/dates.ts'
import { askFigures } from './questions/figures.ts'
import { askJoins } from './questions/joins.ts'
import { askLists } from './questions/lists.ts'
import { askLookups } from './questions/lookups.ts'

export type Asking = Pick<ReturnType<typeof createWorldQuestions>, 'ask' | 'talk'>

const { questions, ...asking } = createWorldQuestions()
askLists(asking)
askFigures(asking)
askComparisons(asking)
askJoins(asking)
askLookups(asking)
askDates(asking)
askConversations(asking)

export { questions }
