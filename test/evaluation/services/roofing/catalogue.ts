import type { WorkType } from './kinds.ts'

/** Crews and their people, where the firm works, what its work costs and what it buys for it. */
export const CREWS: [name: string, registration: string, model: string, work: WorkType[]][] = [
  ['Kestrel', 'FJ21 KRT', 'Ford Transit', ['RE_ROOF', 'ROOF_REPAIR']],
  ['Curlew', 'YS19 CWL', 'Vauxhall Movano', ['RE_ROOF', 'CHIMNEY', 'LEADWORK']],
  ['Heron', 'FN22 HRX', 'Ford Transit', ['FLAT_ROOF', 'ROOF_WINDOW']],
  ['Merlin', 'YT20 MLN', 'Renault Master', ['RE_ROOF', 'ROOF_REPAIR', 'ROOF_WINDOW', 'LEADWORK']],
  ['Dipper', 'FE18 DPP', 'Citroen Relay', ['GUTTERING', 'FASCIAS_SOFFITS']],
]
/** The first of each crew leads it; the last two do the surveys. */
export const ROOFERS = `Ian Bramwell,Lee Tunnicliffe,Marcin Zielinski,Jordan Peat,Callum Yeomans
Steve Bagshaw,Nathan Critchlow,Dorin Munteanu,Ryan Fidler,Alfie Marples
Gaz Hadfield,Tom Needham,Piotr Gajda,Connor Swindell,Kieran Ollerton
Neil Brocklehurst,Craig Furniss,Shaun Limb,Josh Wildgoose,Ellis Redfern
Mick Allsop,Danny Goodwin,Reece Bunting,Stacey Hallam,Tyler Pashley
Graham Bramwell,Hannah Cotterill`.split('\n') // oxfmt-ignore

export const FIRST_NAMES = `Alan Amanda Barbara Brian Carol Christine Colin Deborah Derek Dorothy Edward Elaine Farah Frank Gillian Gordon Harriet
Helen Imran Irene Jacqueline Joanne Keith Lesley Malcolm Margaret Maureen Nigel Olivia Patricia Peter Philippa Raymond Rosemary Sheila Stuart Sunita
Trevor Vivien Yvonne`.split(/\s+/) // oxfmt-ignore
/** Everybody has a surname of their own, but for one pair. */
export const LAST_NAMES = `Appleyard Ashworth Barlow Beresford Birtwistle Blackwell Cartledge Chowdhry Clough Copestake Crossland Dawson Dronfield Eyre
Fearn Flint Garside Gilbert Greatorex Gregory Hallowes Hartshorne Heathcote Hibberd Holmes Hussain Ibbotson Jepson Kirkham Knowles Lomas Longden Mather
Mellor Middleton Naylor Nuttall Oldfield Palfreyman Pursglove Patel Potter Quigley Radford Revill Rowbotham Sellars Shirt Sidebottom Skidmore Stafford
Statham Taylor Thorpe Turner Unwin Vickers Wagstaff Wain Walton Whitehead Widdowson Wragg Yates`.split(/\s+/) // oxfmt-ignore
export const COMPANIES = ['Haddon Tea Rooms', 'Wye Valley Dental', 'Cromford Mill Lofts', 'Peak Climbing Centre', 'Belper Carpets', 'Stonegate Lettings Office', 'St Giles Church Hall', 'Ashover Garden Centre'] // oxfmt-ignore
export const ASSOCIATIONS = ['Derwent Homes', 'High Peak Housing', 'Amber Valley Living', 'Dovedale Almshouses']
export const TOWNS: [town: string, code: string, streets: string[]][] = [
  ['Bakewell', 'DE45 1', ['Mill Street', 'Coombs Road', 'Castle Street', 'Yeld Road']],
  ['Matlock', 'DE4 3', ['Smedley Street', 'Wellington Street', 'Starkholmes Road', 'Chesterfield Road']],
  ['Buxton', 'SK17 6', ['Green Lane', 'Corbar Road', 'Dale Road', 'Macclesfield Road']],
  ['Chesterfield', 'S40 2', ['Old Road', 'Chatsworth Road', 'Newbold Road', 'Foljambe Avenue']],
  ['Wirksworth', 'DE4 4', ['Greenhill', 'The Dale', 'Cemetery Lane', 'Water Lane']],
  ['Belper', 'DE56 1', ['Long Row', 'Swinney Lane', 'Crown Terrace', 'Bridge Street']],
  ['Hathersage', 'S32 1', ['Jaggers Lane', 'Castleton Road', 'Back Lane']],
]
export const ACCESS_NOTES = [
  'Side gate is locked, key with number 12',
  'No parking outside, use the pub car park',
  'Narrow drive, skip has to go on the road',
  'Dog in the back garden, ring first',
  'Conservatory at the back, tower needed',
  'Shared alley, tell the neighbours the day before',
  'Low power line over the front path',
]
export const FINDINGS = ['Nails have gone, slates slipping on the north side', 'Felt is perished along the eaves', 'Ridge mortar cracked throughout', 'Gutter brackets pulled away at the back', 'Flashing lifted around the chimney', 'Ponding in the middle of the flat roof', 'Moss in the valleys, water getting under'] // oxfmt-ignore
export const PROBLEM_TEXTS: Record<string, string[]> = {
  LEAK: [
    'Damp patch on the bedroom ceiling',
    'Water coming in after heavy rain',
    'Drip in the loft next to the valley',
  ],
  SLIPPED_TILE: ['A tile came down in the wind', 'Two slates have slipped at the front'],
  LOOSE_FLASHING: ['Lead is flapping about in the wind', 'Flashing has come away from the wall'],
  GUTTER_FAULT: ['Joint dripping over the front door', 'Gutter overflows at the corner'],
  MESS_LEFT: ['Old tiles left behind the garage', 'Nails all over the drive'],
}

/** What a kind of work costs, how many days it takes, and for how many years it is guaranteed. */
export const WORK: Record<WorkType, { price: [number, number]; days: [number, number]; years: number }> = {
  RE_ROOF: { price: [6400, 18_800], days: [6, 14], years: 20 },
  ROOF_REPAIR: { price: [260, 1450], days: [0, 2], years: 2 },
  FLAT_ROOF: { price: [1850, 6300], days: [2, 5], years: 15 },
  GUTTERING: { price: [340, 1900], days: [0, 2], years: 5 },
  FASCIAS_SOFFITS: { price: [1200, 4100], days: [2, 5], years: 10 },
  CHIMNEY: { price: [640, 3300], days: [1, 5], years: 5 },
  LEADWORK: { price: [450, 2700], days: [1, 4], years: 10 },
  ROOF_WINDOW: { price: [1150, 2950], days: [1, 3], years: 10 },
}
export const SUPPLIERS: [name: string, branch: string, phone: string][] = [
  ['Peak Roofing Supplies', 'Chesterfield', '01246 496 0112'],
  ['Burton Roofing', 'Derby', '01332 496 0275'],
  ['Travis Perkins', 'Matlock', '01629 496 0340'],
  ['Leadline Metals', 'Sheffield', '0114 496 0418'],
  ['Plastics Direct', 'Belper', '01773 496 0561'],
]
/** By the supplier that has it. */
type Item = [material: string, supplier: number, unit: string, price: number, least: number, most: number]
const COMMON: Item = ['Roofing battens 25 x 50', 2, 'metre', 1.15, 80, 260]
export const MATERIALS: Record<WorkType, Item[]> = {
  RE_ROOF: [
    ['Welsh slate 500 x 250', 0, 'each', 3.85, 500, 1300],
    ['Clay plain tile', 1, 'each', 0.92, 1500, 3600],
    ['Breathable membrane 50 m', 2, 'roll', 78.5, 2, 6],
    ['Ridge tile', 0, 'each', 9.4, 14, 32],
    COMMON,
  ],
  ROOF_REPAIR: [
    ['Reclaimed slate', 0, 'each', 2.6, 10, 60],
    ['Concrete tile', 1, 'each', 1.48, 10, 70],
    ['Roofing mortar 20 kg', 2, 'bag', 7.9, 2, 8],
  ],
  FLAT_ROOF: [
    ['EPDM rubber 1.2 mm', 0, 'm2', 11.8, 12, 48],
    ['Torch-on felt', 1, 'roll', 44.9, 3, 9],
    ['OSB board 18 mm', 2, 'each', 23.6, 6, 22],
  ],
  GUTTERING: [
    ['Half-round gutter 4 m', 4, 'each', 14.2, 3, 14],
    ['Downpipe 2.5 m', 4, 'each', 11.35, 2, 8],
  ],
  FASCIAS_SOFFITS: [
    ['Fascia board 5 m', 4, 'each', 31.9, 5, 16],
    ['Soffit board 5 m', 4, 'each', 22.4, 5, 16],
  ],
  CHIMNEY: [
    ['Chimney pot', 2, 'each', 58, 1, 4],
    ['Roofing mortar 20 kg', 2, 'bag', 7.9, 4, 14],
    ['Code 4 lead', 3, 'kg', 3.95, 20, 70],
  ],
  LEADWORK: [
    ['Code 4 lead', 3, 'kg', 3.95, 30, 120],
    ['Code 5 lead', 3, 'kg', 4.05, 30, 140],
  ],
  ROOF_WINDOW: [
    ['Velux window 78 x 98', 0, 'each', 298, 1, 3],
    ['Flashing kit', 0, 'each', 64.5, 1, 3],
  ],
}
