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
]

describe('the services of the set about styles', () => {
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
