import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter } from '../openapi.ts'
import { record, ref, requestBody, text, whole } from '../openapi.ts'
import { ACQUISITIONS, CONDITIONS, DISPLAY_STATES, MEDIUMS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const page = (name: string, item: string) =>
  record({
    [name]: listOf(ref(item)),
    nextPageToken: text('Empty on the last page.'),
    totalSize: whole(),
  })
const paging = [
  queryParameter('pageSize', whole(undefined, { maximum: 200 }), 'Default 50, at most 200.'),
  queryParameter('pageToken', text(), '`nextPageToken` of the previous response.'),
]
const list = (operationId: string, summary: string, name: string, item: string, parameters: object[] = []) => ({
  operationId,
  summary,
  parameters: [...parameters, ...paging],
  responses: { 200: answers('OK', page(name, item)) },
})
const missing = answers('NOT_FOUND', ref('Status'))
const invalid = answers('INVALID_ARGUMENT', ref('Status'))
const one = (operationId: string, item: string, key: string) => ({
  operationId,
  parameters: [pathParameter(key, text())],
  responses: { 200: answers('OK', ref(item)), 404: missing },
})
const remove = (operationId: string, summary: string, key: string) => ({
  operationId,
  summary,
  parameters: [pathParameter(key, text())],
  responses: { 200: answers('An empty object', { type: 'object' }), 404: missing },
})
const money = (description?: string) => ({ ...ref('Money'), ...(description && { description }) })

/** The museum's description: camelCase, page tokens, upper-case enums, money as objects, exhibits in a link table. */
export const MUSEUM_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Museum Collection API',
    version: 'v1',
    description: 'The collection, what is shown and what is lent.',
  },
  servers: [{ url: '/v1' }],
  paths: {
    '/artists': {
      get: list('ListArtists', 'Lists artists', 'artists', 'Artist'),
      post: {
        operationId: 'CreateArtist',
        summary: 'Adds an artist to the register.',
        requestBody: requestBody(
          record({ fullName: text(), birthYear: whole(), deathYear: whole(), nationality: text(), movement: text() }, [
            'fullName',
            'birthYear',
          ]),
        ),
        responses: { 200: answers('OK', ref('Artist')), 400: invalid },
      },
    },
    '/artists/{artistId}': { get: one('GetArtist', 'Artist', 'artistId') },
    '/galleries': { get: list('ListGalleries', 'Lists the rooms of the house', 'galleries', 'Gallery') },
    '/artworks': {
      get: list('ListArtworks', 'Lists artworks', 'artworks', 'Artwork', [
        queryParameter('artistId', text()),
        queryParameter('medium', choice(MEDIUMS)),
        queryParameter('displayState', choice(DISPLAY_STATES)),
      ]),
    },
    '/artworks/{artworkId}': {
      get: one('GetArtwork', 'Artwork', 'artworkId'),
      patch: {
        operationId: 'UpdateArtwork',
        summary: 'Updates an artwork. Only the given fields change.',
        parameters: [pathParameter('artworkId', text())],
        requestBody: requestBody(
          record({
            title: text(),
            condition: choice(CONDITIONS),
            displayState: choice(DISPLAY_STATES),
            galleryId: maybe(text('Room where it hangs or stands')),
            weightKg: decimal(),
            isFragile: flag(),
            insuranceValue: money(),
          }),
        ),
        responses: { 200: answers('OK', ref('Artwork')), 404: missing },
      },
    },
    '/exhibitions': { get: list('ListExhibitions', 'Lists exhibitions', 'exhibitions', 'Exhibition') },
    '/exhibitions/{exhibitionId}': {
      get: one('GetExhibition', 'Exhibition', 'exhibitionId'),
      patch: {
        operationId: 'UpdateExhibition',
        summary: 'Updates an exhibition.',
        parameters: [pathParameter('exhibitionId', text())],
        requestBody: requestBody(
          record({ title: text(), opensOn: date(), closesOn: date(), isTouring: flag(), ticketPrice: money() }),
        ),
        responses: { 200: answers('OK', ref('Exhibition')), 404: missing },
      },
    },
    '/exhibitionItems': {
      get: list(
        'ListExhibitionItems',
        'Which artworks are part of which exhibitions',
        'exhibitionItems',
        'ExhibitionItem',
        [queryParameter('exhibitionId', text()), queryParameter('artworkId', text())],
      ),
      post: {
        operationId: 'AddExhibitionItem',
        summary: 'Puts an artwork into an exhibition.',
        requestBody: requestBody(
          record({ exhibitionId: text(), artworkId: text(), isHighlight: flag() }, ['exhibitionId', 'artworkId']),
        ),
        responses: { 200: answers('OK', ref('ExhibitionItem')), 400: invalid },
      },
    },
    '/exhibitionItems/{exhibitionItemId}': {
      delete: remove('RemoveExhibitionItem', 'Takes an artwork out of an exhibition.', 'exhibitionItemId'),
    },
    '/loans': {
      get: list('ListLoans', 'Lists loans to other houses', 'loans', 'Loan', [queryParameter('artworkId', text())]),
      post: {
        operationId: 'CreateLoan',
        summary: 'Lends an artwork to another institution.',
        requestBody: requestBody(
          record(
            {
              artworkId: text('The work that is lent'),
              borrower: text('Institution that borrows'),
              startsOn: date(),
              dueOn: date('When it has to be back'),
            },
            ['artworkId', 'borrower', 'dueOn'],
          ),
        ),
        responses: { 200: answers('OK', ref('Loan')), 400: invalid },
      },
    },
    '/loans/{loanId}': { delete: remove('DeleteLoan', 'Deletes a loan', 'loanId') },
    '/loans/{loanId}:return': {
      post: {
        operationId: 'ReturnLoan',
        summary: 'Marks a loan as returned today.',
        parameters: [pathParameter('loanId', text())],
        responses: {
          200: answers('OK', ref('Loan')),
          404: missing,
          409: answers('FAILED_PRECONDITION', ref('Status')),
        },
      },
    },
  },
  components: {
    schemas: {
      Status: record({ error: record({ code: whole(), message: text(), status: text() }) }),
      Money: record({ amount: decimal(), currencyCode: text('ISO 4217', { example: 'EUR' }) }),
      Artist: record({
        id: text(),
        fullName: text(),
        birthYear: whole(),
        deathYear: maybe(whole('Not set while the artist lives')),
        nationality: text(undefined, { example: 'Dutch' }),
        movement: maybe(text('School or style')),
      }),
      Gallery: record({
        id: text(),
        name: text(),
        floor: whole('0 is the ground floor'),
        areaSqm: whole(),
        hasClimateControl: flag(),
      }),
      Artwork: record({
        id: text(),
        accessionNumber: text('Inventory number', { example: '1987.214' }),
        title: text(),
        artistId: maybe(text('Not set when the artist is unknown')),
        yearMade: whole(),
        medium: choice(MEDIUMS),
        materials: listOf(text()),
        dimensions: record({ heightCm: whole(), widthCm: whole() }),
        weightKg: maybe(decimal()),
        condition: choice(CONDITIONS),
        displayState: choice(DISPLAY_STATES),
        galleryId: maybe(text('Only while it is on display')),
        acquiredOn: date(),
        acquisitionMethod: choice(ACQUISITIONS, 'How it came into the collection'),
        insuranceValue: money('What it is insured for'),
        isFragile: flag(),
      }),
      Exhibition: record({
        id: text(),
        title: text(),
        opensOn: date(),
        closesOn: date(),
        curator: record({ name: text(), email: text() }),
        ticketPrice: money(),
        visitorCount: maybe(whole('Visitors so far')),
        isTouring: flag('Travels to other houses afterwards'),
      }),
      ExhibitionItem: record({
        id: text(),
        exhibitionId: text(),
        artworkId: text(),
        catalogueNumber: whole(),
        isHighlight: flag(),
      }),
      Loan: record({
        id: text(),
        loanNumber: text(undefined, { example: 'L-2317' }),
        artworkId: text(),
        borrower: text('Institution that borrows the work'),
        startsOn: date(),
        dueOn: date(),
        returnedOn: maybe(date('Not set while the work is away')),
        fee: money('What the borrower pays'),
      }),
    },
  },
}
