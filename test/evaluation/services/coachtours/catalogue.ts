import type { TRIP_CATEGORIES } from './kinds.ts'

interface Brochure {
  code: string
  name: string
  country: string
  destination: string
  price: number
  /** Months in which it runs, from and to. */
  season: [from: number, to: number]
  /** Its last run is this many days ahead, whatever the season. */
  soon?: number
  nights?: number
  supplement?: number
  hotel?: [name: string, stars: number, board: string]
  highlights: string[]
  isOff?: boolean
  /** Many book it, and it always runs. */
  isFavourite?: boolean
}

/** What the brochure offers. */
export const BROCHURE: Record<(typeof TRIP_CATEGORIES)[number], Brochure[]> = {
  DayTrip: [
    { code: 'YORK', name: 'York on Your Own', country: 'England', destination: 'York', price: 28, season: [1, 12], soon: 6, highlights: ['The Shambles', 'York Minster'] }, // oxfmt-ignore
    { code: 'CHAT', name: 'Chatsworth House and Gardens', country: 'England', destination: 'Bakewell', price: 36.5, season: [3, 10], highlights: ['Cascade fountain', 'Farm shop'] }, // oxfmt-ignore
    { code: 'SKEG', name: 'Skegness Seaside Special', country: 'England', destination: 'Skegness', price: 22, season: [5, 9], highlights: ['Free time on the beach'] }, // oxfmt-ignore
    { code: 'BLET', name: 'Bletchley Park Codebreakers', country: 'England', destination: 'Bletchley', price: 41, season: [1, 12], soon: 11, highlights: ['Guided tour of the huts'] }, // oxfmt-ignore
    { code: 'LLAN', name: 'Llandudno Promenade', country: 'Wales', destination: 'Llandudno', price: 31, season: [4, 10], highlights: ['Great Orme tramway', 'Victorian pier'] }, // oxfmt-ignore
    { code: 'HARR', name: 'Harrogate Spring Flowers', country: 'England', destination: 'Harrogate', price: 33.5, season: [4, 5], highlights: ['Flower show', 'Afternoon tea'], isOff: true }, // oxfmt-ignore
    { code: 'KEWG', name: 'Kew Gardens in Bloom', country: 'England', destination: 'London', price: 47, season: [4, 9], highlights: ['Palm House', 'Treetop walkway'] }, // oxfmt-ignore
    { code: 'WHIT', name: 'Whitby Fish and Chips', country: 'England', destination: 'Whitby', price: 34, season: [3, 11], highlights: ['Abbey steps', 'Lunch at the harbour'] }, // oxfmt-ignore
    { code: 'IRON', name: 'Ironbridge Gorge Museums', country: 'England', destination: 'Ironbridge', price: 39, season: [3, 11], highlights: ['Blists Hill Victorian town'], isOff: true }, // oxfmt-ignore
    { code: 'BLPL', name: 'Blackpool Illuminations', country: 'England', destination: 'Blackpool', price: 29.5, season: [9, 11], highlights: ['Drive along the lights'], isOff: true }, // oxfmt-ignore
  ],
  Theatre: [
    { code: 'WEST', name: 'West End Matinee', country: 'England', destination: 'London', price: 89, season: [1, 12], soon: 19, highlights: ['Stalls seats', 'Time for a late lunch'] }, // oxfmt-ignore
    { code: 'STRA', name: 'Stratford Shakespeare Evening', country: 'England', destination: 'Stratford-upon-Avon', price: 74, season: [2, 11], highlights: ['Circle seats', 'River walk'] }, // oxfmt-ignore
    { code: 'ALBE', name: 'Carols at the Royal Albert Hall', country: 'England', destination: 'London', price: 96, season: [12, 12], highlights: ['Massed choirs', 'Mince pies on board'] }, // oxfmt-ignore
  ],
  ShortBreak: [
    { code: 'LAKE', name: 'Lake District Steamers', country: 'England', destination: 'Windermere', price: 339, season: [3, 10], nights: 3, supplement: 70, hotel: ['Fellside Hotel', 3, 'HalfBoard'], highlights: ['Ullswater steamer', 'Grasmere gingerbread'], isFavourite: true }, // oxfmt-ignore
    { code: 'KEUK', name: 'Keukenhof and the Bulb Fields', country: 'Netherlands', destination: 'Lisse', price: 399, season: [4, 5], nights: 3, supplement: 85, hotel: ['Hotel De Duinrand', 4, 'BedAndBreakfast'], highlights: ['Keukenhof gardens', 'Canal cruise in Leiden'] }, // oxfmt-ignore
    { code: 'EDIN', name: 'Edinburgh Tattoo Weekend', country: 'Scotland', destination: 'Edinburgh', price: 425, season: [8, 8], nights: 2, supplement: 90, hotel: ['Calder House Hotel', 4, 'BedAndBreakfast'], highlights: ['Tattoo tickets', 'Royal Yacht'] }, // oxfmt-ignore
    { code: 'NORF', name: 'Norfolk Broads Break', country: 'England', destination: 'Wroxham', price: 315, season: [4, 10], nights: 3, supplement: 60, hotel: ['The Wherryman', 3, 'HalfBoard'], highlights: ['Broads cruise', 'Sandringham'] }, // oxfmt-ignore
    { code: 'YPRE', name: 'Ypres and the Battlefields', country: 'Belgium', destination: 'Ypres', price: 379, season: [3, 11], nights: 3, supplement: 80, hotel: ['Hotel Kazemat', 3, 'HalfBoard'], highlights: ['Menin Gate', 'Tyne Cot'] }, // oxfmt-ignore
    { code: 'PARI', name: 'Paris Weekend', country: 'France', destination: 'Paris', price: 355, season: [2, 11], nights: 2, supplement: 95, hotel: ['Hôtel du Canal', 3, 'BedAndBreakfast'], highlights: ['Evening drive', 'Seine cruise'] }, // oxfmt-ignore
    { code: 'PORT', name: 'Portmeirion and Snowdonia', country: 'Wales', destination: 'Porthmadog', price: 345, season: [4, 10], nights: 3, supplement: 65, hotel: ['Y Bwthyn Hotel', 3, 'HalfBoard'], highlights: ['Ffestiniog Railway', 'Portmeirion village'] }, // oxfmt-ignore
  ],
  Holiday: [
    { code: 'CORN', name: 'Cornish Gardens and Coves', country: 'England', destination: 'Falmouth', price: 649, season: [4, 10], nights: 6, supplement: 140, hotel: ['Pendrea Bay Hotel', 3, 'HalfBoard'], highlights: ['Lost Gardens of Heligan', 'St Michael’s Mount'] }, // oxfmt-ignore
    { code: 'SKYE', name: 'Isle of Skye and the Highlands', country: 'Scotland', destination: 'Kyle of Lochalsh', price: 789, season: [4, 9], nights: 7, supplement: 175, hotel: ['Lochside Inn', 3, 'HalfBoard'], highlights: ['Jacobite steam train', 'Eilean Donan'] }, // oxfmt-ignore
    { code: 'KERR', name: 'Ring of Kerry', country: 'Ireland', destination: 'Killarney', price: 849, season: [4, 10], nights: 7, supplement: 190, hotel: ['Muckross Court', 4, 'HalfBoard'], highlights: ['Ring of Kerry', 'Blarney Castle'] }, // oxfmt-ignore
    { code: 'RHIN', name: 'Rhine and Moselle Valleys', country: 'Germany', destination: 'Boppard', price: 739, season: [4, 10], nights: 6, supplement: 150, hotel: ['Rheinhotel Lorenz', 3, 'HalfBoard'], highlights: ['Lorelei cruise', 'Cochem'] }, // oxfmt-ignore
    { code: 'TYRO', name: 'Tyrol Mountain Villages', country: 'Austria', destination: 'Mayrhofen', price: 945, season: [5, 9], nights: 8, supplement: 210, hotel: ['Gasthof Edelweiss', 4, 'HalfBoard'], highlights: ['Zillertal railway', 'Innsbruck'] }, // oxfmt-ignore
    { code: 'GARD', name: 'Lake Garda and Venice', country: 'Italy', destination: 'Garda', price: 1095, season: [4, 10], nights: 9, supplement: 245, hotel: ['Albergo Bellariva', 4, 'HalfBoard'], highlights: ['Day in Venice', 'Lake cruise to Sirmione'] }, // oxfmt-ignore
    { code: 'NORM', name: 'Normandy Beaches and Mont-Saint-Michel', country: 'France', destination: 'Bayeux', price: 615, season: [3, 10], nights: 5, supplement: 130, hotel: ['Hôtel Reine Mathilde', 3, 'HalfBoard'], highlights: ['Bayeux Tapestry', 'Arromanches'] }, // oxfmt-ignore
    { code: 'BLAC', name: 'Black Forest Explorer', country: 'Germany', destination: 'Titisee', price: 685, season: [5, 10], nights: 7, supplement: 160, hotel: ['Hotel Tannenhof', 3, 'HalfBoard'], highlights: ['Triberg falls', 'Freiburg'], isOff: true }, // oxfmt-ignore
  ],
  ChristmasMarket: [
    { code: 'LINC', name: 'Lincoln Christmas Lights', country: 'England', destination: 'Lincoln', price: 38, season: [12, 12], highlights: ['Cathedral quarter'] }, // oxfmt-ignore
    { code: 'BRUG', name: 'Bruges Christmas Market', country: 'Belgium', destination: 'Bruges', price: 359, season: [11, 12], nights: 3, supplement: 75, hotel: ['Hotel ter Reie', 3, 'BedAndBreakfast'], highlights: ['Chocolate workshop', 'Canal cruise'] }, // oxfmt-ignore
    { code: 'COLO', name: 'Cologne and the Rhine Markets', country: 'Germany', destination: 'Cologne', price: 469, season: [11, 12], nights: 4, supplement: 95, hotel: ['Hotel am Heumarkt', 4, 'BedAndBreakfast'], highlights: ['Cathedral market', 'Rüdesheim'] }, // oxfmt-ignore
    { code: 'LILL', name: 'Lille Christmas Market', country: 'France', destination: 'Lille', price: 289, season: [11, 12], nights: 2, supplement: 60, hotel: ['Hôtel de la Treille', 3, 'BedAndBreakfast'], highlights: ['Grand Place', 'Duty-free stop'] }, // oxfmt-ignore
    { code: 'VIEN', name: 'Vienna in Advent', country: 'Austria', destination: 'Vienna', price: 829, season: [11, 12], nights: 6, supplement: 185, hotel: ['Hotel Josefine', 4, 'HalfBoard'], highlights: ['Concert at Schönbrunn', 'Rathaus market'] }, // oxfmt-ignore
  ],
}

type Vehicle = [registration: string, make: string, model: string, seats: number, depot: string, status: string, miles: number, ageDays: number, lift: boolean, toilet: boolean] // oxfmt-ignore
export const FLEET: Vehicle[] = [
  ['FJ15 HKD', 'Volvo', '9700', 53, 'Derby', 'InService', 512_340, 4180, false, true],
  ['FJ15 HKE', 'Volvo', '9700', 53, 'Derby', 'InWorkshop', 498_115, 4176, false, true],
  ['YN16 OPC', 'Scania', 'Irizar i6', 49, 'Chesterfield', 'InService', 421_870, 3790, true, true],
  ['YN16 OPD', 'Scania', 'Irizar i6', 49, 'Chesterfield', 'ForSale', 405_206, 3788, true, true],
  ['BU17 ZTR', 'Mercedes-Benz', 'Tourismo', 49, 'Burton', 'InService', 377_942, 3420, false, true],
  ['BU17 ZTS', 'Mercedes-Benz', 'Tourismo', 49, 'Derby', 'InService', 391_008, 3415, true, true],
  ['FN68 LVA', 'Volvo', '9900', 51, 'Derby', 'InService', 344_519, 2950, false, true],
  ['FN68 LVB', 'Volvo', '9900', 51, 'Chesterfield', 'InService', 329_774, 2944, false, true],
  ['YJ19 BXC', 'VDL', 'Futura', 57, 'Chesterfield', 'InWorkshop', 288_630, 2610, true, true],
  ['YJ19 BXD', 'VDL', 'Futura', 57, 'Burton', 'InService', 274_193, 2602, true, true],
  ['BV19 YKP', 'Mercedes-Benz', 'Tourismo', 53, 'Derby', 'InService', 301_427, 2530, false, true],
  ['FP70 GRZ', 'Setra', 'ComfortClass 515', 49, 'Derby', 'InService', 219_365, 2190, false, true],
  ['FP70 GSU', 'Setra', 'ComfortClass 515', 49, 'Chesterfield', 'InService', 226_801, 2184, true, true],
  ['YK71 EWJ', 'VDL', 'Futura', 53, 'Burton', 'InService', 183_476, 1830, false, true],
  ['FX72 AOU', 'Volvo', '9700', 53, 'Derby', 'InService', 151_220, 1490, true, true],
  ['FX72 AOV', 'Volvo', '9700', 53, 'Chesterfield', 'InService', 146_938, 1482, false, true],
  ['YN23 KMF', 'Scania', 'Interlink', 49, 'Derby', 'InService', 98_754, 1120, true, true],
  ['YN23 KMG', 'Scania', 'Interlink', 49, 'Burton', 'InWorkshop', 104_385, 1112, false, true],
  ['BX73 UDN', 'Setra', 'TopClass 516', 49, 'Derby', 'InService', 87_613, 940, false, true],
  ['FY24 CJE', 'Mercedes-Benz', 'Tourismo', 53, 'Chesterfield', 'InService', 52_097, 610, true, true],
  ['BU14 SYC', 'Mercedes-Benz', 'Sprinter', 16, 'Derby', 'ForSale', 266_582, 4490, false, false],
  ['FN21 TWL', 'Mercedes-Benz', 'Sprinter', 19, 'Burton', 'InService', 131_749, 1940, true, false],
]

export const DRIVERS = `Colin Marsh, Denise Hallam, Gary Thorpe, Elaine Trent, Malcolm Bright, Janusz Kowal, Pauline Ward, Terry Slack, Hugh Ogden, Sandra Rhodes,
Kevin Allsop, Ravi Deol, Brian Fearn, Lorraine Twigg, Stuart Naylor, Andrea Vickers, Phil Cutts, Monika Zielinska, Derek Outram, Jan Verhoef,
Keith Limb, Yvonne Sellars, Nigel Brough, Tracey Wigley, Walter Eyre, Imran Qureshi`.split(/,\s+/) // oxfmt-ignore
export const SPOKEN = [['German'], [], ['French'], [], ['German', 'Italian'], ['Polish', 'German'], [], ['French'], [], ['Italian'], [], ['Punjabi'], []] // oxfmt-ignore

/** The last one is no longer used. */
export const PICKUPS: [
  code: string,
  name: string,
  town: string,
  postcode: string,
  joining: string,
  hasCarPark: boolean,
][] = [
  // oxfmt-ignore
  ['DBY1', 'Derby Bus Station', 'Derby', 'DE1 2AY', '07:30', false],
  ['DBY2', 'Derby Larkspur Depot', 'Derby', 'DE24 8UP', '07:15', true],
  ['DBY3', 'Mickleover Square', 'Derby', 'DE3 0AA', '07:45', false],
  ['CHE1', 'Chesterfield Coach Station', 'Chesterfield', 'S40 1EN', '06:45', true],
  ['CHE2', 'Whittington Moor Roundabout', 'Chesterfield', 'S41 8LF', '06:35', false],
  ['BUR1', 'Burton Town Hall', 'Burton upon Trent', 'DE14 2EB', '07:50', true],
  ['BUR2', 'Stapenhill Co-op', 'Burton upon Trent', 'DE15 9AE', '08:00', false],
  ['MAT1', 'Matlock Railway Station', 'Matlock', 'DE4 3NA', '06:50', true],
  ['MAT2', 'Matlock Bath Pavilion', 'Matlock', 'DE4 3NR', '06:55', false],
  ['BEL1', 'Belper Market Place', 'Belper', 'DE56 1FZ', '07:10', false],
  ['RIP1', 'Ripley Market Place', 'Ripley', 'DE5 3BR', '07:00', false],
  ['ILK1', 'Ilkeston Bath Street', 'Ilkeston', 'DE7 8AH', '07:05', false],
  ['ILK2', 'Ilkeston Leisure Centre', 'Ilkeston', 'DE7 8RP', '07:10', true],
  ['BUX1', 'Buxton Opera House', 'Buxton', 'SK17 6XN', '06:15', false],
  ['ASH1', 'Ashbourne Bus Station', 'Ashbourne', 'DE6 1GH', '07:20', true],
  ['NOT1', 'Nottingham Broadmarsh', 'Nottingham', 'NG1 7LB', '07:40', false],
  ['NOT2', 'Beeston Interchange', 'Nottingham', 'NG9 1JA', '07:25', true],
  ['HEA1', 'Heanor Market Place', 'Heanor', 'DE75 7AA', '07:00', true],
  ['BAK1', 'Bakewell Rutland Square', 'Bakewell', 'DE45 1BT', '06:30', false],
  ['ALF1', 'Alfreton Leisure Centre', 'Alfreton', 'DE55 7BD', '06:55', true],
  ['CHE3', 'Brampton Barrel Inn', 'Chesterfield', 'S40 3AQ', '06:40', false],
]

export const TOWNS: [town: string, postcode: string, streets: string[]][] = [
  ['Derby', 'DE22', ['Kedleston Road', 'Uttoxeter New Road', 'Duffield Road']],
  ['Derby', 'DE23', ['Burton Road', 'Blagreaves Lane', 'Warwick Avenue']],
  ['Chesterfield', 'S40', ['Chatsworth Road', 'Old Road', 'Walton Drive']],
  ['Matlock', 'DE4', ['Smedley Street', 'Bank Road', 'Cavendish Road']],
  ['Belper', 'DE56', ['Bridge Street', 'Chesterfield Road', 'Spencer Road']],
  ['Ilkeston', 'DE7', ['Nottingham Road', 'Cotmanhay Road', 'Park Road']],
  ['Burton upon Trent', 'DE15', ['Rosliston Road', 'Ashby Road', 'Bearwood Hill Road']],
  ['Ripley', 'DE5', ['Butterley Hill', 'Cromford Road', 'Peasehill']],
  ['Ashbourne', 'DE6', ['Compton', 'Dark Lane', 'Belle Vue Road']],
]
export const FIRST_NAMES = `Mrs Ann, Mr Alan, Mrs Barbara, Mr Bernard, Mrs Brenda, Mr Clive, Mrs Carol, Mr Dennis, Mrs Doreen, Mr Eric, Mrs Eileen, Mr Frank, Mrs Gillian, Mr Gordon,
Mrs Hazel, Mr Harold, Mrs Irene, Mr Ivan, Mrs Janet, Mr John, Mrs Kathleen, Mr Ken, Mrs Lynne, Mr Leonard, Mrs Margaret, Mr Maurice, Mrs Norma, Mr Norman, Mrs Olive, Mr Peter,
Miss Pamela, Mr Roy, Mrs Rita, Mr Ron, Mrs Sheila, Mr Stanley, Miss Sylvia, Mr Trevor, Mrs Valerie, Mr Victor, Ms Wendy, Mr Wilfred`.split(/,\s+/) // oxfmt-ignore
export const LAST_NAMES = `Abbott Allen Annable Bacon Barker Beardsley Beresford Blount Bowmer Brailsford Bunting Clay Cope Cresswell Dakin Eley Fletcher Fox Gell Goodwin Hardy
Hodgkinson Holmes Jepson Kirk Land Lomas Millward Oldfield Palfreyman Potter Radford Redfern Sheldon Sims Spendlove Statham Taylor Wain Wheatcroft Wildgoose Yeomans`.split(/\s+/) // oxfmt-ignore
export const GROUPS = ['Belper Gardening Club', 'Matlock U3A', 'Mickleover Women’s Institute', 'Ripley Male Voice Choir', 'St Oswald’s Church Guild', 'Ilkeston Bowls Club', 'Burton Rotary', 'Spire Walking Group'] // oxfmt-ignore
export const BOOKING_NOTES = ['Front seats if possible please', 'Travelling with her sister, seat together', 'Ground floor room requested', 'Celebrating their golden wedding', 'Will bring a walking frame'] // oxfmt-ignore
export const WHEELCHAIR_NOTE = 'Needs space for a folding wheelchair'
export const DEPARTURE_NOTES = ['Ferry tickets still to be ordered', 'Tour manager: Jean', 'Check height limit at the hotel', 'Second coach on standby'] // oxfmt-ignore
