import { expect } from 'chai'
import { startBikeshare } from './bikeshare/serve.ts'
import { startCatering } from './catering/serve.ts'
import { startConstruction } from './construction/serve.ts'
import { startCoworking } from './coworking/serve.ts'
import { startFestival } from './festival/serve.ts'
import { startFilmarchive } from './filmarchive/serve.ts'
import { startHaulage } from './haulage/serve.ts'
import { startHospital } from './hospital/serve.ts'
import { startLab } from './lab/serve.ts'
import { startMarina } from './marina/serve.ts'
import { startRealty } from './realty/serve.ts'
import { startWholesale } from './wholesale/serve.ts'
import { startEscaperooms } from './escaperooms/serve.ts'
import { startPodcasts } from './podcasts/serve.ts'
import { startCharityruns } from './charityruns/serve.ts'
import { startRepairs } from './repairs/serve.ts'
import { startProps } from './props/serve.ts'
import { startSeedbank } from './seedbank/serve.ts'
import { startDrivingschool } from './drivingschool/serve.ts'
import { startBeekeeping } from './beekeeping/serve.ts'

type Answer = Record<string, any>
const ask = async (url: string, body?: object): Promise<Answer> =>
  (await fetch(url, body && { method: 'POST', body: JSON.stringify(body) })).json() as Promise<Answer>

/** How each service writes its second page, or what it answers where there are no pages. */
const STYLES: [
  what: string,
  start: typeof startLab,
  read: (url: string) => Promise<[unknown, unknown]>,
  wanted: (data: any) => unknown,
][] = [
  // oxfmt-ignore
  ['methods by POST, with a cursor', startCoworking as never, async url => { const { response_metadata } = await ask(`${url}/api/desks.list`, { limit: 12 }); const { desks, ok } = await ask(`${url}/api/desks.list`, { limit: 12, cursor: response_metadata.next_cursor }); return [ok, desks[0].name] }, data => [true, data.desks[12].name]], // oxfmt-ignore
  ['custom objects with the address of the next ones', startRealty as never, async url => { const { nextRecordsUrl, totalSize } = await ask(`${url}/services/data/v60.0/records/Property__c`); return [totalSize, (await ask(url + nextRecordsUrl)).records[0].Asking_Price__c] }, data => [70, data.properties[25].askingPrice]], // oxfmt-ignore
  ['records with fields, and what is empty left out', startMarina as never, async url => { const { records, offset } = await ask(`${url}/v0/appK2marina/Boats?pageSize=9`); const next = await ask(`${url}/v0/appK2marina/Boats?pageSize=9&offset=${offset}`); return ['Mooring' in records[8].fields, next.records[0].fields['Boat Name']] }, data => [false, data.boats[9].name]], // oxfmt-ignore
  ['hits of a search', startFilmarchive as never, async url => { const { hits } = await ask(`${url}/films/_search`, { from: 20, size: 5 }); return [hits.total.value, hits.hits[0]._source.title] }, data => [60, data.films[20].title]], // oxfmt-ignore
  ['columns and rows', startLab, async url => { const { columns, rows } = await ask(`${url}/tables/samples?offset=40`); return [columns[0].name, rows[0][0]] }, data => ['sample_id', data.samples[40].id]], // oxfmt-ignore
  ['children by their keys', startBikeshare as never, async url => { const bikes = await ask(`${url}/bikes.json`); return [Object.keys(bikes).length, Object.values(bikes)[7].plate] }, data => [60, data.bikes[7].plate]], // oxfmt-ignore
  ['names of resources', startConstruction as never, async url => { const { sites } = await ask(`${url}/v1/sites?pageSize=3&pageToken=3`); return [sites[0].name, Number(sites[0].budget.units)] }, data => ['sites/104', data.buildingSites[3].budget]], // oxfmt-ignore
  ['results in an envelope', startCatering as never, async url => { const { Success, Data } = await ask(`${url}/api/Event/GetAllEvents?PageIndex=2`); return [Success, Data.Items[0].Id] }, data => [true, data.functions[20].id]], // oxfmt-ignore
  ['records from a number on', startWholesale as never, async url => { const { more, ord_tab } = await ask(`${url}/ws/ord?start_rec=61`); return [more, ord_tab[0].tot_amt] }, data => ['N', data.ords[60].totAmt.toFixed(2)]], // oxfmt-ignore
  ['bundles of resources', startHospital as never, async url => { const { link } = await ask(`${url}/fhir/Patient`); const { entry, total } = await ask(link[1].url); return [total, entry[0].resource.id] }, data => [60, data.inpatients[20].id]], // oxfmt-ignore
  ['relations that are asked for', startFestival as never, async url => { const { data: bare } = await ask(`${url}/api/performances`); const { data: full } = await ask(`${url}/api/performances?populate=*`); return ['band' in bare[0].attributes, full[0].attributes.band.data.id] }, data => [false, data.performances[0].bandId]], // oxfmt-ignore
  ['numbers for constants and milliseconds', startHaulage as never, async url => { const { results } = await ask(`${url}/jobs?offset=30`); return [results[0].pickupAt, results[0].price.amount] }, data => [Date.parse(data.haulageJobs[30].pickupAt), data.haulageJobs[30].price.toFixed(2)]], // oxfmt-ignore
  ['documents in one array', startEscaperooms as never, async url => { const rooms = await ask(`${url}/api/rooms`); return [rooms.length, rooms[2]._id] }, data => [12, data.escapeRooms[2].id]], // oxfmt-ignore
  ['entries and what they link to', startPodcasts as never, async url => { const { total, items, includes } = await ask(`${url}/v3/content_types/episode/entries?skip=25`); return [total, [items[0].fields.title, includes.Entry.some((one: any) => one.sys.id === items[0].fields.show.sys.id)]] }, data => [70, [data.episodes[25].title, true]]], // oxfmt-ignore
  ['posts with custom fields', startCharityruns as never, async url => { const response = await fetch(`${url}/wp-json/wp/v2/runs?page=2`); const runs = (await response.json()) as any[]; return [response.headers.get('x-wp-total'), [runs[0].title.rendered, runs[0].acf.entry_fee]] }, data => ['24', [data.charityRuns[10].title, data.charityRuns[10].entryFee]]], // oxfmt-ignore
  ['issues with fields', startRepairs as never, async url => { const { total, issues } = await ask(`${url}/rest/api/2/search?startAt=50`); return [total, issues[0].fields.status.name] }, data => [75, data.repairIssues[50].status]], // oxfmt-ignore
  ['pence, and whether there are more', startProps as never, async url => { const { data, has_more } = await ask(`${url}/v1/orders`); const next = await ask(`${url}/v1/orders?starting_after=${data[9].id}`); return [has_more, next.data[0].amount_total] }, data => [true, Math.round(data.hireOrders[10].total * 100)]], // oxfmt-ignore
  ['edges and nodes', startSeedbank as never, async url => { const { data } = await ask(`${url}/v1/accessions`); const { endCursor, hasNextPage } = data.accessions.pageInfo; const next = await ask(`${url}/v1/accessions?after=${endCursor}`); return [hasNextPage, next.data.accessions.edges[0].node.id] }, data => [true, data.accessions[20].id]], // oxfmt-ignore
  ['days as objects and micros', startDrivingschool as never, async url => { const { nextPageToken } = await ask(`${url}/v1/lessons`); const { lessons } = await ask(`${url}/v1/lessons?pageToken=${nextPageToken}`); const { learners } = await ask(`${url}/v1/learners`); return [learners[0].birthDate.year, Number(lessons[0].priceMicros)] }, data => [Number(data.learners[0].birthDate.slice(0, 4)), data.drivingLessons[30].price * 1e6]], // oxfmt-ignore
  ['entities and the address of the next ones', startBeekeeping as never, async url => { const page = await ask(`${url}/odata/Hives?$count=true`); return [page['@odata.count'], (await ask(page['@odata.nextLink'])).value[0].Code] }, data => [36, data.hives[20].code]], // oxfmt-ignore
]

describe('the services of the sets about styles', () => {
  for (const [what, start, read, wanted] of STYLES)
    it(`answer with ${what}`, async () => {
      const service = await start({ clock: new Date('2026-03-18T10:00:00Z') })
      try {
        expect(await read(service.url)).to.deep.equal(wanted(service.data))
      } finally {
        await service.close()
      }
    })
})
