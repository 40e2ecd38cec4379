import { createDescriber, idInPath, listOf } from '../describe.ts'
import { choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ACCOUNT_TYPES, CHANNELS, COLORS, ORDER_STATES, ZONES } from './data.ts'

const KINDS: Record<string, Record<string, object>> = {
  Producer: {
    Id: whole(),
    Name: text(),
    Country: text(),
    Region: text(),
    ContactName: text(),
    ContactEmail: text(),
    Hectares: whole('Size of the vineyards'),
    IsOrganic: flag(),
    PartnerSince: date(),
  },
  Wine: {
    Id: whole(),
    Code: text(),
    Name: text(),
    ProducerId: whole(),
    Color: choice(COLORS),
    Grape: text(),
    Vintage: whole('Year of the harvest'),
    AlcoholPercent: decimal(),
    BottlePrice: decimal('List price of a bottle in pounds'),
    CriticScore: decimal('Mean of what critics gave, up to 100'),
    IsDiscontinued: flag(),
  },
  StockLot: {
    Id: whole(),
    WineId: whole(),
    BinLocation: text(),
    Zone: choice(ZONES),
    Bottles: whole('Bottles that are left of the lot'),
    CostPerBottle: decimal(),
    ArrivedOn: date(),
  },
  Account: {
    Id: whole(),
    Name: text(),
    Type: choice(ACCOUNT_TYPES),
    City: text(),
    Email: text(),
    Phone: text(),
    CreditLimit: decimal(),
    Balance: decimal('What the account owes'),
    SalesRep: text(),
    IsActive: flag(),
    CustomerSince: date(),
  },
  Order: {
    Id: whole(),
    Number: text(),
    AccountId: whole(),
    Channel: choice(CHANNELS),
    Status: choice(ORDER_STATES),
    Bottles: whole(),
    TotalAmount: decimal(),
    IsPaid: flag(),
    OrderedOn: date(),
    DeliverOn: date(),
  },
}
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => `Cellar.${kind}`,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => `${plural}.${verb.charAt(0).toUpperCase()}${verb.slice(1)}${kind}`,
  summary: (verb, _, plural) => ({ list: `Get entities from ${plural}`, get: `Get entity from ${plural} by key`, create: `Add new entity to ${plural}`, update: `Update entity in ${plural}`, delete: `Delete entity from ${plural}` })[verb], // oxfmt-ignore
  page: kind => record({ '@odata.context': text(), '@odata.count': whole(), '@odata.nextLink': text(), value: listOf(ref(`Cellar.${kind}`)) }), // oxfmt-ignore
  paging: [
    queryParameter('$top', whole(undefined, { minimum: 0 }), 'Show only the first n items'),
    queryParameter('$skip', whole(undefined, { minimum: 0 }), 'Skip the first n items'),
    queryParameter('$count', flag(), 'Include count of items'),
  ],
  key: kind => ({ ...idInPath(whole(), 'Id'), description: `key: Id of ${kind}` }),
})
const PRODUCER = ['Name', 'Country', 'Region', 'ContactName', 'ContactEmail', 'Hectares', 'IsOrganic']
const WINE = ['Name', 'ProducerId', 'Color', 'Grape', 'Vintage', 'AlcoholPercent', 'BottlePrice', 'CriticScore', 'IsDiscontinued'] // oxfmt-ignore
const ACCOUNT = ['Name', 'Type', 'City', 'Email', 'Phone', 'CreditLimit', 'SalesRep', 'IsActive']

/** A wine merchant's warehouse as OData tools convert it: PascalCase, keys in parentheses, `value` lists. */
export const WINE_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'OData Service for namespace Cellar', version: '1.0.1' },
  paths: {
    '/Producers': { get: list('Producer'), post: add('Producer', PRODUCER, ['Name', 'Country']) },
    '/Producers({Id})': { get: one('Producer'), patch: change('Producer', PRODUCER) },
    '/Wines': { get: list('Wine'), post: add('Wine', WINE, ['Name', 'ProducerId', 'Color']) },
    '/Wines({Id})': { get: one('Wine'), patch: change('Wine', WINE) },
    '/StockLots': { get: list('StockLot') },
    '/StockLots({Id})': { get: one('StockLot'), patch: change('StockLot', ['BinLocation', 'Zone', 'Bottles']) },
    '/Accounts': { get: list('Account'), post: add('Account', ACCOUNT, ['Name', 'Type']) },
    '/Accounts({Id})': { get: one('Account'), patch: change('Account', ACCOUNT), delete: drop('Account') },
    '/Orders': {
      get: list('Order'),
      post: add('Order', ['AccountId', 'Channel', 'Bottles', 'DeliverOn'], ['AccountId', 'Bottles']),
    },
    '/Orders({Id})': { get: one('Order'), patch: change('Order', ['DeliverOn', 'Bottles', 'IsPaid']), delete: drop('Order') }, // oxfmt-ignore
    '/Orders({Id})/Cellar.Ship': { post: act('ship', 'Order', 'Invoke action Ship') },
    '/Orders({Id})/Cellar.Cancel': { post: act('cancel', 'Order', 'Invoke action Cancel') },
  },
  components: { schemas },
}
