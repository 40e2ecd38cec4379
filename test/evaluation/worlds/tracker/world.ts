import type { World } from '../world.ts'
import { closedModels } from './closed-models.ts'
import { openModels } from './open-models.ts'
import { questions } from './questions.ts'
import { talks } from './talks.ts'

/** A team that keeps its projects, tasks and hours in a tracker. */
export const tracker: World = {
  name: 'tracker',
  models: [...openModels, ...closedModels],
  questions: [...questions, ...talks],
}
