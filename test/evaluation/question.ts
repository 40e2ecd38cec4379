import type { Gold } from './gold.ts'

export const SERVICES = [
  'planboard',
  'store',
  'fleet',
  'people',
  'museum',
  'harbour',
  'clinic',
  'campus',
  'boxoffice',
  'lettings',
  'insurer',
  'windfarm',
  'billing',
  'hotel',
  'helpdesk',
  'fitness',
  'purchasing',
  'recruiting',
  'bank',
  'codehost',
  'courier',
  'conferences',
  'shelter',
  'brewery',
  'musicschool',
  'skiresort',
  'railway',
  'cooperative',
  'garage',
  'newspaper',
  'translation',
  'library',
  'vets',
  'toolhire',
  'league',
  'wine',
  'coworking',
  'realty',
  'marina',
  'filmarchive',
  'lab',
  'bikeshare',
  'construction',
  'catering',
  'wholesale',
  'hospital',
  'festival',
  'haulage',
  'escaperooms',
  'podcasts',
  'charityruns',
  'repairs',
  'props',
  'seedbank',
  'drivingschool',
  'beekeeping',
  'gardenshop',
  'citylibrary',
  'tracker',
  'hr',
  'agency',
  'electronics',
  'academy',
  'dining',
  'property',
  'ticketing',
  'dental',
  'parcels',
  'secondary',
  'dealership',
  'energy',
  'weddings',
  'foodbank',
  'permits',
  'aircrew',
  'lawfirm',
  'auctionhouse',
  'homecare',
  'ferryline',
  'filmset',
  'arboretum',
  'bakery',
  'chess',
  'debtadvice',
  'parking',
  'choir',
  'heating',
  'kanban',
  'toyshop',
  'lendery',
  'staffroom',
  'dogstay',
  'joinery',
  'elearning',
  'liftcare',
  'projectroom',
  'sportshop',
  'medialibrary',
  'hiring',
  'carhire',
  'pharmacy',
  'accounting',
  'salon',
  'cinemas',
  'printshop',
  'travel',
  'blooddrive',
  'solar',
  'movers',
  'afterschool',
  'between',
] as const
export type Service = (typeof SERVICES)[number]

/** Kinds of question, as issue 4 lists them. */
export const CATEGORIES = [
  'conditions',
  'logic',
  'range',
  'dates',
  'relative-dates',
  'missing-values',
  'ranking',
  'aggregate',
  'share',
  'group',
  'compare',
  'yes-no',
  'projection',
  'join',
  'lookup',
  'several',
  'follow-up',
  'explain',
  'help',
  'create',
  'update',
  'delete',
  'action',
  'unanswerable',
  'ambiguous',
  'smalltalk',
] as const
/** Kinds of question as the development questions name them, which set s follows. */
export const DEVELOPMENT_CATEGORIES = [
  'list',
  'filter',
  'count',
  'top',
  'aggregate',
  'group',
  'compare',
  'join',
  'lookup',
  'date',
  'threshold',
  'followup',
  'write',
  'missing',
  'unknown',
  'ambiguous',
  'smalltalk',
  'browser',
  'casual',
  'multi',
  'complete',
] as const
export type Category = (typeof CATEGORIES)[number] | (typeof DEVELOPMENT_CATEGORIES)[number]

export interface Turn {
  ask: string
  gold: Gold
}
/** One message, or a conversation: all turns must be right. */
export interface Question {
  id: string
  service: Service
  category: Category
  turns: Turn[]
}

/** Collects questions and numbers them: `a-store-join-2`. */
export function createQuestions(set: string, service: Service) {
  const questions: Question[] = []
  const add = (category: Category, turns: Turn[]) => {
    const number = questions.filter(one => one.category === category).length + 1
    questions.push({ id: `${set}-${service}-${category}-${number}`, service, category, turns })
  }
  return {
    questions,
    /** One message. */
    ask: (category: Category, ask: string, gold: Gold) => add(category, [{ ask, gold }]),
    /** A conversation. */
    talk: (category: Category, ...turns: [ask: string, gold: Gold][]) =>
      add(
        category,
        turns.map(([ask, gold]) => ({ ask, gold })),
      ),
  }
}
