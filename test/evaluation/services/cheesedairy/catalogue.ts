import type { CHEESE_STYLES, DAIRY_CUSTOMER_TYPES, MILK_TYPES } from './kinds.ts'

type MilkType = (typeof MILK_TYPES)[number]

/** Farms that bring milk, the cheeses that come of it, and who buys these. */
export const FARMS: [
  name: string,
  farmer: string,
  townland: string,
  town: string,
  county: string,
  milkType: MilkType,
  breed: string,
  herd: number,
  organic: boolean,
][] = [
  // oxfmt-ignore
  ['Ballinacurra Farm', 'Dermot Twomey', 'Ballinacurra', 'Midleton', 'Cork', 'COW', 'Friesian', 118, false],
  ['Glashaboy Dairy', 'Siobhán Crowley', 'Glashaboy', 'Watergrasshill', 'Cork', 'COW', 'Friesian', 96, false],
  ['Knockraha Pastures', 'Paudie Lehane', 'Knockraha', 'Carrigtwohill', 'Cork', 'COW', 'Jersey', 64, true],
  ['Coolmore Farm', 'Eileen Buckley', 'Coolmore', 'Carrigaline', 'Cork', 'COW', 'Norwegian Red', 87, false],
  ['Rathcormac Meadows', 'Con Hegarty', 'Kilshannig', 'Rathcormac', 'Cork', 'COW', 'Jersey', 52, true],
  ['Tullylease Farm', 'Mossie Guiney', 'Tullylease', 'Charleville', 'Cork', 'COW', 'Friesian', 141, false],
  ['Aherlow Valley Farm', 'Bríd Kiely', 'Lisvarrinane', 'Tipperary', 'Tipperary', 'COW', 'Montbéliarde', 73, true],
  ['Moneygall House', 'Rory Tuohy', 'Barnagrotty', 'Moneygall', 'Offaly', 'COW', 'Friesian', 109, false],
  ['Kilbrack Farm', 'Noreen Sheehan', 'Kilbrack', 'Doneraile', 'Cork', 'COW', 'Kerry', 38, true],
  ['Dromana Dairy', 'Fergal Power', 'Dromana', 'Cappoquin', 'Waterford', 'COW', 'Friesian', 124, false],
  ['Sliabh Farm', 'Máirtín Ó Sé', 'Baile an Sléibhe', 'Dingle', 'Kerry', 'COW', 'Kerry', 29, false],
  ['Gortnagross Goats', 'Clodagh Enright', 'Gortnagross', 'Abbeyfeale', 'Limerick', 'GOAT', 'Saanen', 160, false],
  ['Beara Goat Farm', 'Jan Vermeij', 'Ardgroom', 'Castletownbere', 'Cork', 'GOAT', 'Alpine', 75, true],
  ['Corran Hill Goats', 'Attracta Feeney', 'Corran', 'Leap', 'Cork', 'GOAT', 'Toggenburg', 92, false],
  ['Ardsallagh Herd', 'Jane Murphy', 'Ardsallagh', 'Youghal', 'Cork', 'GOAT', 'Saanen', 134, false],
  ['Poulnabrone Goats', 'Cathal Linnane', 'Poulnabrone', 'Kinvara', 'Clare', 'GOAT', 'Anglo-Nubian', 58, true],
  ['Tobar Mhuire Goats', 'Úna Hassett', 'Tobar Mhuire', 'Newport', 'Tipperary', 'GOAT', 'Alpine', 81, false],
  ['Comeragh Sheep Dairy', 'Denis Foley', 'Nire Valley', 'Ballymacarbry', 'Waterford', 'SHEEP', 'Lacaune', 210, false],
  ['Galtee Ewes', 'Orla Hennessy', 'Skeheenarinky', 'Mitchelstown', 'Tipperary', 'SHEEP', 'East Friesian', 145, true],
  ['Slieve Bloom Ewes', 'Tadhg Conroy', 'Ballyhuppahane', 'Rosenallis', 'Laois', 'SHEEP', 'Lacaune', 178, false],
  ['Burrin Sheep Farm', 'Sheila Nagle', 'Faha', 'Kilmallock', 'Limerick', 'SHEEP', 'East Friesian', 99, false],
  ['Inchydoney Ewes', 'Barry O’Donovan', 'Inchydoney', 'Clonakilty', 'Cork', 'SHEEP', 'Lacaune', 126, true],
]

export const CHEESES: [
  code: string,
  name: string,
  milkType: MilkType,
  style: (typeof CHEESE_STYLES)[number],
  raw: boolean,
  vegetarian: boolean,
  days: number,
  kilos: number,
  price: number,
  description?: string,
][] = [
  // oxfmt-ignore
  ['CDN', 'Carrigdoon', 'COW', 'HARD', true, false, 270, 8, 2890, 'Our first cheese, nutty and sweet.'],
  ['CDX', 'Carrigdoon Extra', 'COW', 'HARD', true, false, 420, 8, 3650, 'The same wheel with half a year more.'],
  ['OKM', 'Oakmount', 'COW', 'HARD', false, true, 180, 6, 2640, 'Smoked over oak chips.'],
  ['RTH', 'Rathbeg', 'COW', 'SEMI_HARD', false, true, 90, 4.5, 2250],
  ['RTC', 'Rathbeg with Caraway', 'COW', 'SEMI_HARD', false, true, 90, 4.5, 2380],
  ['RTN', 'Rathbeg with Nettle', 'COW', 'SEMI_HARD', false, true, 90, 4.5, 2380],
  ['LEE', 'Leeside Tomme', 'COW', 'SEMI_HARD', true, false, 110, 3, 2760, 'Grey rind, brushed every week.'],
  ['DNM', 'Dunmahon', 'COW', 'WASHED_RIND', true, false, 50, 1.2, 3120, 'Washed with stout from down the road.'],
  ['STG', 'Saint Gobnait', 'COW', 'WASHED_RIND', false, true, 42, 0.6, 3340],
  ['MDW', 'Meadow Brie', 'COW', 'SOFT', false, true, 28, 1, 2180],
  ['LTB', 'Little Bawn', 'COW', 'SOFT', true, true, 21, 0.25, 2990, 'Best eaten with a spoon.'],
  ['CRD', 'Curd in Brine', 'COW', 'FRESH', false, true, 4, 1, 1690],
  ['QRK', 'Farmhouse Quark', 'COW', 'FRESH', false, true, 2, 2, 1120],
  ['BLW', 'Blackwater Blue', 'COW', 'BLUE', false, true, 75, 2.5, 3080, 'Creamy, salty, not shy.'],
  ['GRN', 'Gearagh Blue', 'SHEEP', 'BLUE', true, false, 90, 2.2, 4180],
  ['GTB', 'Goatsbridge Blue', 'GOAT', 'BLUE', false, true, 70, 1.5, 3890],
  ['HGL', 'Heather Log', 'GOAT', 'FRESH', false, true, 5, 0.2, 2450, 'Rolled in ash.'],
  ['PYR', 'Kilcrea Pyramid', 'GOAT', 'SOFT', true, false, 18, 0.25, 3560],
  ['GDA', 'Goat Gouda', 'GOAT', 'SEMI_HARD', false, true, 100, 4, 3190],
  ['SKL', 'Skellig Crottin', 'GOAT', 'SOFT', true, true, 16, 0.1, 3980],
  ['PCR', 'Galtee Pecorino', 'SHEEP', 'HARD', true, false, 200, 3.5, 4390, 'Rubbed with olive oil.'],
  ['EWE', 'Ewe’s Fancy', 'SHEEP', 'SEMI_HARD', false, true, 80, 2.8, 3720],
  ['HLM', 'Nire Grilling Cheese', 'SHEEP', 'FRESH', false, true, 6, 0.25, 2870],
]

type CustomerType = (typeof DAIRY_CUSTOMER_TYPES)[number]
export const CUSTOMERS: [
  name: string,
  type: CustomerType,
  contact: string,
  street: string,
  town: string,
  county: string,
][] = [
  // oxfmt-ignore
  ['The Salty Lemon', 'RESTAURANT', 'Ciara Dineen', '7 Main Street', 'Kinsale', 'Cork'],
  ['Cronin’s Deli', 'SHOP', 'Jerry Cronin', '22 Princes Street', 'Cork', 'Cork'],
  ['Hotel Lisavaird', 'HOTEL', 'Annette Moore', 'Strand Road', 'Clonakilty', 'Cork'],
  ['Nolan Fine Foods', 'WHOLESALER', 'Gavin Nolan', 'Unit 4, Ballymount Road', 'Dublin', 'Dublin'],
  ['The Brass Kettle', 'RESTAURANT', 'Peadar Walsh', '3 Henry Street', 'Kenmare', 'Kerry'],
  ['Fenn Wine & Cheese', 'SHOP', 'Louise Fenn', '51 Drury Street', 'Dublin', 'Dublin'],
  ['Mahon Point Market', 'MARKET_STALL', 'Kay Harte', 'Mahon Point', 'Cork', 'Cork'],
  ['Ostán na Trá', 'HOTEL', 'Bláthnaid Ní Chonaill', 'An Daingean', 'Dingle', 'Kerry'],
  ['Larder on the Hill', 'SHOP', 'Conor Duggan', '9 Patrick’s Hill', 'Cork', 'Cork'],
  ['Tir na nÓg Bistro', 'RESTAURANT', 'Aideen Roche', '14 William Street', 'Limerick', 'Limerick'],
  ['Sheridan & Daughters', 'SHOP', 'Fiona Sheridan', '14 Churchyard Street', 'Galway', 'Galway'],
  ['Limerick Milk Market', 'MARKET_STALL', 'Marek Zielinski', 'Cornmarket Row', 'Limerick', 'Limerick'],
  ['The Gannet’s Nest', 'RESTAURANT', 'Hugo Arnaud', '31 Quay Street', 'Galway', 'Galway'],
  ['Ashgrove Manor', 'HOTEL', 'Imelda Cashin', 'Ashgrove', 'Cashel', 'Tipperary'],
  ['Munster Larder Supplies', 'WHOLESALER', 'Declan Prendergast', 'Doughcloyne Industrial Estate', 'Cork', 'Cork'],
  ['Hanora’s Kitchen', 'RESTAURANT', 'Hanora Wiseman', '2 Grattan Square', 'Dungarvan', 'Waterford'],
  ['Country Choice Nenagh', 'SHOP', 'Mary Ward', '25 Kenyon Street', 'Nenagh', 'Tipperary'],
  ['Blas na Mara', 'RESTAURANT', 'Cormac Breen', 'The Pier', 'Schull', 'Cork'],
  ['Ardmore Cliff Rooms', 'HOTEL', 'Stefan Baumann', 'Cliff Road', 'Ardmore', 'Waterford'],
  ['The Cheese Barrow', 'MARKET_STALL', 'Deirdre Mannion', 'Eyre Square', 'Galway', 'Galway'],
  ['Ryan’s Provisions', 'SHOP', 'Pat Ryan', '18 Liberty Square', 'Thurles', 'Tipperary'],
  ['Osteria Ventotto', 'RESTAURANT', 'Sara Pellegrini', '28 South William Street', 'Dublin', 'Dublin'],
  ['Harbour View Foodhall', 'SHOP', 'Ian Sweetman', '1 Westbourne Place', 'Cobh', 'Cork'],
  ['The Turf Shed', 'RESTAURANT', 'Gráinne Ó Briain', 'Market Street', 'Ennistymon', 'Clare'],
  ['Lakeside Park Hotel', 'HOTEL', 'Tom Culloty', 'Muckross Road', 'Killarney', 'Kerry'],
  ['Pantry 47', 'SHOP', 'Yasmin Haddad', '47 O’Connell Street', 'Ennis', 'Clare'],
  ['Bántrí Saturday Stall', 'MARKET_STALL', 'Willem de Boer', 'Wolfe Tone Square', 'Bantry', 'Cork'],
  ['Fig & Thistle', 'RESTAURANT', 'Emma Lovett', '6 The Mall', 'Waterford', 'Waterford'],
  ['Quinlan’s Corner Shop', 'SHOP', 'Noel Quinlan', 'Lower Bridge Street', 'Killorglin', 'Kerry'],
  ['Eastern Cheese Brokers', 'WHOLESALER', 'Philippa Grange', 'Parkwest Avenue', 'Dublin', 'Dublin'],
  ['The Copper Hen', 'RESTAURANT', 'Eoin Hallissey', 'Fenor Village', 'Tramore', 'Waterford'],
  ['Dunraven Grand', 'HOTEL', 'Patricia Scully', 'Main Street', 'Adare', 'Limerick'],
  ['Beechwood Grocer', 'SHOP', 'Liam Tierney', '72 Ranelagh Road', 'Dublin', 'Dublin'],
  ['Rua Wine Bar', 'RESTAURANT', 'Niall Corkery', '11 Washington Street', 'Cork', 'Cork'],
  ['Slow Saturday', 'MARKET_STALL', 'Rosie Kehoe', 'Castle Yard', 'Kilkenny', 'Kilkenny'],
  ['Kilkenny Larder', 'SHOP', 'Brian Comerford', '5 Rose Inn Street', 'Kilkenny', 'Kilkenny'],
  ['Table Nine', 'RESTAURANT', 'Aoibhín Daly', '9 John Street', 'Kilkenny', 'Kilkenny'],
  ['Glandore Inn', 'RESTAURANT', 'Donal Hurley', 'Harbour Road', 'Glandore', 'Cork'],
  ['O’Mahony & Son', 'SHOP', 'Finbarr O’Mahony', '33 Pearse Street', 'Bandon', 'Cork'],
  ['Sea Pink Café', 'RESTAURANT', 'Lorna Twohig', 'Strand Street', 'Castlegregory', 'Kerry'],
  ['The Granary Store', 'SHOP', 'Helen Barrett', 'Mill Lane', 'Midleton', 'Cork'],
  ['Bridgehouse Hotel', 'HOTEL', 'Vincent Lacey', 'Bridge Street', 'Tullamore', 'Offaly'],
  ['Wild Garlic', 'RESTAURANT', 'Jenny Aherne', '40 Barronstrand Street', 'Waterford', 'Waterford'],
  ['Thomond Catering Supplies', 'WHOLESALER', 'Kieran Mulcahy', 'Raheen Business Park', 'Limerick', 'Limerick'],
]

export const CHEESEMAKERS = ['Nuala Fitzgerald', 'Tomasz Wrona', 'Gearóid Lyne', 'Hester Blackwood']
export const TASTERS = ['Nuala Fitzgerald', 'Gearóid Lyne', 'Prof. Anton Riedl', 'Maura Keane', 'Philomena Tobin']
export const COUNTY_CODES: Record<string, string> = { Cork: 'P25', Tipperary: 'E34', Offaly: 'R35', Waterford: 'X35', Kerry: 'V92', Limerick: 'V94', Clare: 'V95', Laois: 'R32', Dublin: 'D02', Galway: 'H91', Kilkenny: 'R95' } // oxfmt-ignore
export const FARM_NOTES = [
  'Gate code changes every month',
  'Collect before 8 o’clock',
  'Narrow lane, small tanker only',
  'Converting to organic',
]
export const BATCH_NOTES = [
  'Curd set slowly',
  'New starter culture tried',
  'Some cracks in the rind',
  'Vat 2',
  'Turned daily for the first week',
]
export const TASTING_REMARKS = ['Long, nutty finish', 'A little bitter near the rind', 'Texture slightly crumbly', 'Clean and milky', 'Salt is on the high side', 'Lovely, keep some back for the show'] // oxfmt-ignore
export const ORDER_REMARKS = ['Ring before delivery', 'Please cut into quarters', 'Leave at the back door', 'For a wedding', 'Ripe ones only'] // oxfmt-ignore
