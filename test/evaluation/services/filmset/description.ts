import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { DAY_STATUSES, EXPENSE_CATEGORIES, EXPENSE_STATUSES, FILM_DEPARTMENTS, LOCATION_KINDS, PRODUCTION_STATUSES, PRODUCTION_TYPES, SCENE_STATUSES, SETTINGS, TIMES_OF_DAY } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Production: {
    Id: whole(),
    Code: text(undefined, { example: 'HX-71' }),
    Title: text(),
    Type: choice(PRODUCTION_TYPES),
    Status: choice(PRODUCTION_STATUSES),
    DirectorId: whole('Crew member who directs it'),
    ProducerId: whole('Crew member who produces it'),
    Budget: record({ Amount: decimal(), Currency: text() }),
    Spent: decimal('So far, in the currency of the budget'),
    ShootStartsOn: maybe(date()),
    ShootEndsOn: maybe(date()),
  },
  CrewMember: {
    Id: whole(),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    Phone: text(),
    Department: choice(FILM_DEPARTMENTS),
    JobTitle: text(),
    DayRate: decimal('In GBP'),
    IsUnionMember: flag(),
    HomeTown: text(),
    ProductionId: maybe(whole('What they are working on now; null when they are free')),
  },
  Location: {
    Id: whole(),
    Name: text(),
    Kind: choice(LOCATION_KINDS),
    Address: record({ Street: text(), Town: text() }),
    DailyFee: decimal('In GBP'),
    HasPower: flag('Mains power on site'),
    HasParking: flag('Room for the trucks'),
    Owner: record({ Name: text(), Phone: maybe(text()) }),
  },
  Scene: {
    Id: whole(),
    SceneNumber: text(undefined, { example: 'HX-71-04' }),
    ProductionId: whole(),
    LocationId: maybe(whole('Null until a location is found')),
    Setting: choice(SETTINGS),
    TimeOfDay: choice(TIMES_OF_DAY),
    Pages: decimal('Of the script'),
    Status: choice(SCENE_STATUSES),
    Takes: maybe(whole('How often it was filmed')),
    Synopsis: text(),
  },
  ShootingDay: {
    Id: whole(),
    ProductionId: whole(),
    LocationId: whole(),
    Date: date(),
    CallTime: text(undefined, { example: '07:30' }),
    Status: choice(DAY_STATUSES),
    OvertimeHours: maybe(decimal('Completed days only')),
  },
  Expense: {
    Id: whole(),
    Number: text(undefined, { example: 'EX-2600' }),
    ProductionId: whole(),
    SubmittedById: whole('Crew member who paid and handed it in'),
    Category: choice(EXPENSE_CATEGORIES),
    Supplier: text(),
    Amount: decimal('In GBP'),
    SpentOn: date(),
    Status: choice(EXPENSE_STATUSES),
  },
}
const ACTED: Record<string, string> = { list: 'GetAll', get: 'GetById', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `${kind}Model`,
  plural: kind => `${kind}s`,
  operationId: (verb, _, plural) => `${plural}_${ACTED[verb] ?? verb}`,
  summary: () => undefined,
  page: kind =>
    record({
      Result: listOf(ref(`${kind}Model`)),
      Paging: record({ PageNumber: whole(), PageSize: whole(), TotalRecords: whole(), HasMore: flag() }),
    }),
  paging: [
    queryParameter('PageNumber', whole(undefined, { minimum: 1, default: 1 })),
    queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 200, default: 40 })),
  ],
  key: () => idInPath(whole(), 'Id'),
})
const CREW = ['FirstName', 'LastName', 'Email', 'Phone', 'Department', 'JobTitle', 'DayRate', 'IsUnionMember', 'HomeTown', 'ProductionId'] // oxfmt-ignore
const SCENE = ['ProductionId', 'LocationId', 'Setting', 'TimeOfDay', 'Pages', 'Synopsis']
const DAY = ['ProductionId', 'LocationId', 'Date', 'CallTime']
const EXPENSE = ['ProductionId', 'SubmittedById', 'Category', 'Supplier', 'Amount', 'SpentOn']

/** A film production company: PascalCase, results and their paging wrapped, no summaries, links by key, actions below a record. */
export const FILMSET_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Hollin Films', version: 'v1' },
  paths: {
    '/api/Productions': { get: list('Production', 'Type', 'Status') },
    '/api/Productions/{Id}': { get: one('Production'), patch: change('Production', ['Title', 'Status', 'Budget', 'DirectorId', 'ProducerId', 'ShootStartsOn', 'ShootEndsOn']) }, // oxfmt-ignore
    '/api/CrewMembers': {
      get: list('CrewMember', 'Department', 'ProductionId'),
      post: add('CrewMember', CREW, ['FirstName', 'LastName', 'Department', 'JobTitle']),
    },
    '/api/CrewMembers/{Id}': { get: one('CrewMember'), patch: change('CrewMember', CREW) },
    '/api/Locations': { get: list('Location', 'Kind'), post: add('Location', ['Name', 'Kind', 'Address', 'DailyFee', 'HasPower', 'HasParking'], ['Name', 'Kind']) }, // oxfmt-ignore
    '/api/Locations/{Id}': { get: one('Location'), patch: change('Location', ['DailyFee', 'HasPower', 'HasParking']) },
    '/api/Scenes': {
      get: list('Scene', 'ProductionId', 'LocationId', 'Status'),
      post: add('Scene', SCENE, ['ProductionId', 'Setting', 'TimeOfDay', 'Synopsis']),
    },
    '/api/Scenes/{Id}': { get: one('Scene'), patch: change('Scene', [...SCENE.slice(1), 'Status', 'Takes']) },
    '/api/ShootingDays': {
      get: list('ShootingDay', 'ProductionId', 'Status'),
      post: add('ShootingDay', DAY, ['ProductionId', 'LocationId', 'Date']),
    },
    '/api/ShootingDays/{Id}': { get: one('ShootingDay'), patch: change('ShootingDay', [...DAY.slice(1), 'OvertimeHours']), delete: drop('ShootingDay') }, // oxfmt-ignore
    '/api/ShootingDays/{Id}/Postpone': { post: act('Postpone', 'ShootingDay') },
    '/api/Expenses': {
      get: list('Expense', 'ProductionId', 'SubmittedById', 'Status', 'Category'),
      post: add('Expense', EXPENSE, ['ProductionId', 'SubmittedById', 'Category', 'Amount']),
    },
    '/api/Expenses/{Id}': { get: one('Expense'), patch: change('Expense', EXPENSE), delete: drop('Expense') },
    '/api/Expenses/{Id}/Approve': { post: act('Approve', 'Expense') },
    '/api/Expenses/{Id}/Reject': { post: act('Reject', 'Expense') },
  },
  components: {
    schemas: { ...schemas, ErrorModel: record({ Message: text() }) },
    responses: { Error: answers('Error', ref('ErrorModel')) },
  },
}
