import { answers, date, decimal, flag, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import { AGE_RATINGS, COLOR_TYPES, CONDITIONS, COPY_STATUSES, FORMATS, GENRES, HALLS, LOAN_STATUSES, MEMBERSHIPS, MEMBER_STATUSES, SCREENING_STATUSES } from './data.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const int = (description?: string) => whole(description, { format: 'int32' })
const euros = (description?: string) => decimal(description, { format: 'decimal' })
const maybeText = (description?: string) => maybe(text(description))
const ENUMS = {
  Genre: GENRES,
  ColorType: COLOR_TYPES,
  AgeRating: AGE_RATINGS,
  CopyFormat: FORMATS,
  CopyCondition: CONDITIONS,
  CopyStatus: COPY_STATUSES,
  MembershipType: MEMBERSHIPS,
  MemberStatus: MEMBER_STATUSES,
  LoanStatus: LOAN_STATUSES,
  Hall: HALLS,
  ScreeningStatus: SCREENING_STATUSES,
}
/** Short forms of what a record leads to. */
const SHORT: Record<string, Fields> = {
  DirectorRef: { Id: int(), Name: text() },
  FilmRef: { Id: int(), Title: text(), ReleaseYear: int() },
  CopyRef: { Id: int(), InventoryNumber: text(), Format: ref('CopyFormat'), FilmTitle: text() },
  MemberRef: { Id: int(), MemberNumber: text(), Name: text() },
}
const KINDS = {
  Director: {
    Id: int(),
    FirstName: text(),
    LastName: text(),
    Country: text(),
    BirthYear: int(),
    DeathYear: maybe(int()),
  },
  Film: {
    Id: int(),
    Title: text('Title in English'),
    OriginalTitle: maybeText(),
    Director: ref('DirectorRef'),
    ReleaseYear: int(),
    Country: text('Country of production'),
    Language: text(),
    Genre: ref('Genre'),
    RuntimeMinutes: int(),
    ColorType: ref('ColorType'),
    IsSilent: flag(),
    AgeRating: ref('AgeRating'),
    RestoredYear: maybe(int('Year of the restoration, empty if the film was never restored')),
  },
  Copy: {
    Id: int(),
    InventoryNumber: text(),
    Film: ref('FilmRef'),
    Format: ref('CopyFormat'),
    Condition: ref('CopyCondition'),
    Status: ref('CopyStatus'),
    ShelfMark: text('Where the copy is kept'),
    ReplacementValue: euros('In EUR, charged when the copy is lost'),
    AcquiredOn: date(),
  },
  Member: {
    Id: int(),
    MemberNumber: text(),
    FirstName: text(),
    LastName: text(),
    Email: text(),
    Phone: maybeText(),
    City: text(),
    MembershipType: ref('MembershipType'),
    Organization: maybeText('Film club or school for which the member borrows'),
    Status: ref('MemberStatus'),
    JoinedOn: date(),
    ValidUntil: date('Last day of the membership'),
  },
  Loan: {
    Id: int(),
    LoanNumber: text(),
    Copy: ref('CopyRef'),
    Member: ref('MemberRef'),
    Status: ref('LoanStatus'),
    LoanedOn: date(),
    DueOn: date(),
    ReturnedOn: maybe(date()),
    RenewalCount: int(),
    LateFee: euros('In EUR, charged when a copy is returned late'),
    IsFeePaid: flag(),
  },
  Screening: {
    Id: int(),
    Film: ref('FilmRef'),
    Hall: ref('Hall'),
    Status: ref('ScreeningStatus'),
    StartsAt: moment(),
    TicketPrice: euros('In EUR'),
    Capacity: int('Seats in the hall'),
    TicketsSold: int(),
    Speaker: maybeText('Who introduces the film'),
  },
} satisfies Record<string, Fields>
type Kind = keyof typeof KINDS
/** Keys that only filters and bodies have. */
const KEYS: Fields = { DirectorId: int(), FilmId: int(), CopyId: int(), MemberId: int() }

const MANY: Record<Kind, string> = { Director: 'Directors', Film: 'Films', Copy: 'Copies', Member: 'Members', Loan: 'Loans', Screening: 'Screenings' } // oxfmt-ignore
const fields = (kind: Kind, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, (KINDS[kind] as Fields)[name] ?? KEYS[name]!]))
const operation = (kind: Kind, name: string, summary: string) => ({ tags: [MANY[kind]], summary, operationId: `${MANY[kind]}_${name}` }) // oxfmt-ignore
const query = (name: string, schema: object, description?: string) => ({ name, in: 'query', ...(description !== undefined && { description }), schema }) // oxfmt-ignore
const numbered = (parameters: object[]) => parameters.map((one, index) => ({ ...one, 'x-position': index + 1 }))
const id = { name: 'id', in: 'path', required: true, schema: int(), 'x-position': 1 }
const body = (name: string) => ({ 'x-name': 'command', content: { 'application/json': { schema: ref(name) } }, required: true }) // oxfmt-ignore
const problem = answers('', ref('ProblemDetails'))
const found = (kind: Kind) => ({ 200: answers('', ref(`${kind}Dto`)), 404: problem })

const list = (kind: Kind, names: readonly string[], more: object[] = []) => ({
  ...operation(kind, `Get${MANY[kind]}`, `Returns a page of ${MANY[kind].toLowerCase()}.`),
  parameters: numbered([
    ...Object.entries(fields(kind, names)).map(([name, schema]) => query(name, schema)),
    ...more,
    query('PageNumber', { ...int(), default: 1, minimum: 1 }),
    query('PageSize', { ...int(), default: 25, minimum: 1, maximum: 100 }),
  ]),
  responses: { 200: answers('', ref(`PagedResultOf${kind}Dto`)), 400: problem },
})
const one = (kind: Kind) => ({
  ...operation(kind, `Get${kind}`, `Returns a single ${kind.toLowerCase()}.`),
  parameters: [id],
  responses: found(kind),
})
const add = (kind: Kind, summary: string) => ({
  ...operation(kind, `Create${kind}`, summary),
  requestBody: body(`Create${kind}Command`),
  responses: { 201: answers('', ref(`${kind}Dto`)), 400: problem },
})
const change = (kind: Kind, summary: string) => ({
  ...operation(kind, `Update${kind}`, summary),
  parameters: [id],
  requestBody: body(`Update${kind}Command`),
  responses: { ...found(kind), 400: problem },
})
const drop = (kind: Kind, summary: string) => ({
  ...operation(kind, `Delete${kind}`, summary),
  parameters: [id],
  responses: { 204: { description: '' }, 404: problem },
})
const act = (kind: Kind, verb: string, summary: string) => ({
  ...operation(kind, `${verb}${kind}`, summary),
  parameters: [id],
  responses: { ...found(kind), 409: problem },
})

/** What may be written of a kind, and what has to be given for a new record. */
const WRITTEN: Record<Kind, string[]> = {
  Director: ['FirstName', 'LastName', 'Country', 'BirthYear', 'DeathYear'],
  Film: ['Title', 'OriginalTitle', 'DirectorId', 'ReleaseYear', 'Country', 'Language', 'Genre', 'RuntimeMinutes', 'ColorType', 'IsSilent', 'AgeRating', 'RestoredYear'], // oxfmt-ignore
  Copy: ['FilmId', 'Format', 'Condition', 'Status', 'ShelfMark', 'ReplacementValue', 'AcquiredOn'],
  Member: ['FirstName', 'LastName', 'Email', 'Phone', 'City', 'MembershipType', 'Organization', 'Status', 'ValidUntil'],
  Loan: ['CopyId', 'MemberId', 'DueOn'],
  Screening: ['FilmId', 'Hall', 'StartsAt', 'TicketPrice', 'Speaker'],
}
export const NEEDED: Record<Kind, string[]> = {
  Director: ['FirstName', 'LastName', 'Country'],
  Film: ['Title', 'DirectorId', 'ReleaseYear', 'Genre', 'RuntimeMinutes'],
  Copy: ['FilmId', 'Format'],
  Member: ['FirstName', 'LastName', 'Email', 'City', 'MembershipType'],
  Loan: ['CopyId', 'MemberId'],
  Screening: ['FilmId', 'Hall', 'StartsAt'],
}
const CHANGED: Partial<Record<Kind, string[]>> = { Loan: ['DueOn', 'LateFee', 'IsFeePaid'], Screening: [...WRITTEN.Screening, 'TicketsSold'] } // oxfmt-ignore
const strict = (schema: object) => ({ ...schema, additionalProperties: false })
const schemasOf = (kind: Kind): [string, object][] => [
  [`${kind}Dto`, strict(record(KINDS[kind]))],
  [`PagedResultOf${kind}Dto`, strict(record({ Data: listOf(ref(`${kind}Dto`)), TotalCount: int(), PageNumber: int(), PageSize: int() }))], // oxfmt-ignore
  [`Create${kind}Command`, strict(record(fields(kind, WRITTEN[kind]), NEEDED[kind]))],
  [`Update${kind}Command`, strict(record(fields(kind, CHANGED[kind] ?? WRITTEN[kind])))],
]
const words = (values: readonly string[]) => text('', { 'x-enumNames': values, enum: values })

/** The lending library of a film museum: PascalCase as NSwag describes it, pages of `Data`, short forms inside records. */
export const FILMLIBRARY_DESCRIPTION = {
  'x-generator': 'NSwag v14.2.0.0 (NJsonSchema v11.1.0.0 (Newtonsoft.Json v13.0.0.0))',
  openapi: '3.0.0',
  info: { title: 'Scheldt Film Museum Lending API', description: 'Films, copies, members, loans and screenings of the museum.', version: 'v1' }, // oxfmt-ignore
  servers: [{ url: '/' }],
  paths: {
    '/api/directors': { get: list('Director', ['Country']), post: add('Director', 'Adds a director.') },
    '/api/directors/{id}': { get: one('Director'), patch: change('Director', 'Changes a director.') },
    '/api/films': {
      get: list('Film', ['DirectorId', 'Genre', 'Country', 'IsSilent'], [query('Search', text(), 'Part of the title or the original title')]), // oxfmt-ignore
      post: add('Film', 'Adds a film to the catalogue.'),
    },
    '/api/films/{id}': {
      get: one('Film'),
      patch: change('Film', 'Changes a film.'),
      delete: drop('Film', 'Removes a film from the catalogue.'),
    },
    '/api/copies': {
      get: list('Copy', ['FilmId', 'Format', 'Status', 'InventoryNumber']),
      post: add('Copy', 'Adds a copy of a film.'),
    },
    '/api/copies/{id}': {
      get: one('Copy'),
      patch: change('Copy', 'Changes a copy.'),
      delete: drop('Copy', 'Deletes a copy.'),
    },
    '/api/members': {
      get: list('Member', ['MembershipType', 'Status', 'City'], [query('Search', text(), 'Part of the name, the e-mail address or the organization')]), // oxfmt-ignore
      post: add('Member', 'Registers a member.'),
    },
    '/api/members/{id}': {
      get: one('Member'),
      patch: change('Member', 'Changes a member.'),
      delete: drop('Member', 'Deletes a member.'),
    },
    '/api/loans': {
      get: list('Loan', ['MemberId', 'CopyId', 'Status', 'LoanNumber']),
      post: add('Loan', 'Lends an available copy to a member.'),
    },
    '/api/loans/{id}': { get: one('Loan'), patch: change('Loan', 'Changes a loan.') },
    '/api/loans/{id}/return': { post: act('Loan', 'Return', 'Registers that the copy has been returned.') },
    '/api/loans/{id}/renew': { post: act('Loan', 'Renew', 'Prolongs a loan by 14 days.') },
    '/api/screenings': {
      get: list('Screening', ['FilmId', 'Hall', 'Status'], [
        query('From', date(), 'First day'),
        query('To', date(), 'Last day'),
      ]), // oxfmt-ignore
      post: add('Screening', 'Schedules a screening.'),
    },
    '/api/screenings/{id}': { get: one('Screening'), patch: change('Screening', 'Changes a screening.') },
    '/api/screenings/{id}/cancel': { post: act('Screening', 'Cancel', 'Cancels a screening.') },
  },
  components: {
    schemas: {
      ...Object.fromEntries((Object.keys(KINDS) as Kind[]).flatMap(schemasOf)),
      ...Object.fromEntries(Object.entries(SHORT).map(([name, own]) => [name, strict(record(own))])),
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, words(values)])),
      ProblemDetails: record({ Title: maybeText(), Status: maybe(int()), Detail: maybeText() }),
    },
  },
}
