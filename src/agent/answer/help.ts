import type { CatalogueModel, Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import type { SmallTalk } from '../understand/requests/small-talk.ts'
import { plural } from '../understand/language/words.ts'

const REPLIES: Record<Exclude<SmallTalk, 'help' | 'identity'>, string> = {
  greeting: 'Hello! What would you like to know?',
  thanks: 'You are welcome. Is there anything else you would like to know?',
  farewell: 'Goodbye!',
  praise: 'Glad that helps. Is there anything else you would like to know?',
  apology: 'No problem. What would you like to know?',
  complaint:
    'I am sorry about that. Ask it in other words, or ask “how did you get that?” to see what the answer rests on.',
  wellbeing: 'All is well here, thank you. What would you like to know?',
}

/** A reply to small talk; help is answered from the live catalogue. */
export function replyToSmallTalk(talk: SmallTalk, model: CatalogueModel): string {
  if (talk === 'help' || talk === 'identity')
    return `${talk === 'identity' ? 'I am an agent that answers questions with the services registered here. ' : ''}${describeCatalogue(model)}`
  return `${REPLIES[talk]}${talk === 'greeting' ? ` ${describeCatalogue(model)}` : ''}`
}

/** What can be asked of the registered services, in a few lines. */
export function describeCatalogue(model: CatalogueModel): string {
  if (!model.apps.length)
    return 'No service is registered yet. Add one to mcp_servers.yaml and restart the registry, or onboard tools at run time.'
  const lines = model.apps.map(app => {
    const listed = app.entities.filter(listable)
    if (!listed.length)
      return `- ${app.name}: ${app.tools
        .slice(0, 6)
        .map(t => t.words.join(' '))
        .join(', ')}${app.tools.length > 6 ? ', …' : ''}`
    const changed = listed.filter(e => e.operations.some(o => o.action !== 'read'))
    return `- ${app.name}: ${listed.map(e => plural(e.noun)).join(', ')}${changed.length ? ' (create, change and delete too, after your yes)' : ''}`
  })
  const examples = exampleQuestions(model)
  return [
    `I can answer questions about:`,
    ...lines,
    ...(examples.length ? [`For example: ${examples.map(e => `“${e}”`).join(', ')}`] : []),
  ].join('\n')
}

const listable = (entity: Entity) => !entity.hidden && entity.sources.some(source => source.complete)

/** Questions that work on what is registered. */
export function exampleQuestions(model: CatalogueModel, most = 4): string[] {
  const out: string[] = []
  for (const app of model.apps) {
    for (const entity of app.entities.filter(e => listable(e) && !e.inside)) {
      const money = entity.fields.find(f => f.role === 'money')
      const category = entity.fields.find(f => f.role === 'category' && !isOwnName(f, entity))
      const noun = plural(entity.noun)
      if (money) out.push(`Which ${entity.noun} has the highest ${money.words.join(' ')}?`)
      if (category) out.push(`How many ${noun} are there by ${category.words.join(' ')}?`)
    }
  }
  return out.slice(0, most)
}

/** A field that says what its records are called, such as the title of a job title: groups by it would be single records. */
const isOwnName = ({ column, words }: Field, { nameFields, noun }: Entity): boolean =>
  nameFields.some(field => field.column === column) || noun.endsWith(words.join(' '))

/** What the nearest application does offer, for an answer that declines. */
export function describeFields(entity: Entity): string {
  const fields = entity.fields.filter(f => f.role !== 'id' && f.role !== 'reference').map(f => f.words.join(' '))
  return `${plural(entity.noun)} have: ${fields.slice(0, 12).join(', ')}${fields.length > 12 ? ', …' : ''}`
}
