/** Names of the office's people, clients, projects and tasks. */
type Role = 'principal' | 'project_architect' | 'architect' | 'technician' | 'interior_designer' | 'assistant' | 'office_manager' // oxfmt-ignore
export const PEOPLE: [name: string, role: Role, hourlyRate: number][] = [
  ['Rosamund Teague', 'principal', 148],
  ['Gareth Marlow', 'principal', 142],
  ['Ingrid Solheim', 'project_architect', 112],
  ['Kofi Boateng', 'project_architect', 108],
  ['Niamh Corrigan', 'project_architect', 115],
  ['Peter Whitcombe', 'architect', 92],
  ['Sunita Raval', 'architect', 95],
  ['Elio Ferrante', 'architect', 90],
  ['Agnieszka Wrona', 'architect', 88],
  ['Peter Lindley', 'technician', 71],
  ['Dorothea Kemp', 'technician', 74],
  ['Callum Birtles', 'technician', 68],
  ['Mei-Lin Zhao', 'interior_designer', 84],
  ['Hugo Santangelo', 'interior_designer', 82],
  ['Freya Ashdown', 'assistant', 52],
  ['Bilal Mirza', 'assistant', 50],
  ['Joan Pickersgill', 'office_manager', 46],
  ['Ivor Treharne', 'architect', 86],
]

type ClientType = 'private' | 'developer' | 'business' | 'public_body' | 'charity'
export const CLIENTS: [name: string, type: ClientType, contact: string, town: string][] = [
  ['Calderbrook Homes', 'charity', 'Lynne Hargreaves', 'Halifax'],
  ['Thornby Borough Council', 'public_body', 'Martin Oldroyd', 'Leeds'],
  ['Finch Row Developments', 'developer', 'Camille Dufresne', 'Leeds'],
  ['The Ellingham Family', 'private', 'Verity Ellingham', 'Ilkley'],
  ["St Oswin's Academy Trust", 'public_body', 'Desmond Achebe', 'Wakefield'],
  ['Wharfe Valley Brewing', 'business', 'Tom Sugden', 'Ilkley'],
  ['Dr Anjali Menon', 'private', 'Anjali Menon', 'Harrogate'],
  ['Ouseburn Arts Trust', 'charity', 'Beatrice Loxley', 'York'],
  ['Pennine Edge Properties', 'developer', 'Stuart Mallinson', 'Halifax'],
  ['Humberside Health Board', 'public_body', 'Oksana Petrenko', 'Hull'],
  ['Larkfield Hospice', 'charity', 'Ruth Garside', 'Skipton'],
  ['The Okafor Family', 'private', 'Chidi Okafor', 'Leeds'],
  ["Saddler's Yard Hotels", 'business', 'Philippe Arnaud', 'York'],
  ['Marsden Rail Museum', 'charity', 'Walter Dransfield', 'Hull'],
  ['Brackenhall Farm Shops', 'business', 'Heather Metcalfe', 'Skipton'],
]

type BuildingType = 'residential' | 'education' | 'healthcare' | 'culture' | 'hospitality' | 'office' | 'retail'
type Stage = 'brief' | 'concept' | 'planning' | 'technical_design' | 'construction' | 'handover'
type Status = 'active' | 'on_hold' | 'completed' | 'cancelled'
/** What the office designs, for the client with this number, with the titles of its tasks. */
// oxfmt-ignore
export const PROJECTS: [name: string, type: BuildingType, client: number, town: string, stage: Stage, status: Status, area: number | null, tasks: string[]][] = [
  ['Weir Street Library', 'culture', 2, 'Leeds', 'construction', 'active', 2150, ["Answer the contractor's query on the roof lights", 'Inspect the reading room ceiling', 'Issue the revised stair drawings']],
  ['Ellingham House Extension', 'residential', 4, 'Ilkley', 'planning', 'active', 64, ['Draw the garden room elevations', 'Submit the planning application', 'Meet the neighbours about the party wall']],
  ['Calderbrook Terrace', 'residential', 1, 'Halifax', 'technical_design', 'active', 1840, ['Detail the balcony railings', 'Write the window specification', 'Update the drainage layout']],
  ["St Oswin's Science Block", 'education', 5, 'Wakefield', 'technical_design', 'active', 1320, ['Coordinate the fume cupboard ducts', 'Draw the laboratory benches', 'Check the escape routes']],
  ['Wharfe Taproom', 'hospitality', 6, 'Ilkley', 'concept', 'active', 410, ['Sketch three bar layouts', 'Measure the old malt house', 'Choose the floor finishes']],
  ['Menon Villa', 'residential', 7, 'Harrogate', 'construction', 'active', 385, ['Review the kitchen joinery samples', 'Visit the site before the screed is poured']],
  ['Ouseburn Studios', 'culture', 8, 'York', 'planning', 'active', 960, ['Prepare the heritage statement', 'Render the courtyard view', 'Reply to the conservation officer']],
  ['Canal Basin Lofts', 'residential', 9, 'Halifax', 'concept', 'on_hold', 2600, ['Build the massing model', 'Study the flood levels']],
  ['Humber Walk-in Clinic', 'healthcare', 10, 'Hull', 'construction', 'active', 1480, ['Inspect the fire doors', 'Issue the door schedule', 'Approve the flooring samples']],
  ['Larkfield Garden Wing', 'healthcare', 11, 'Skipton', 'handover', 'active', 720, ['Collect the operating manuals', 'List the snags in the bedrooms', 'Close out the building control file']],
  ['Okafor Loft Conversion', 'residential', 12, 'Leeds', 'planning', 'active', 48, ['Draw the dormer section', 'Submit the building notice']],
  ["Saddler's Yard Hotel", 'hospitality', 13, 'York', 'technical_design', 'active', 3400, ['Detail the bathroom pods', 'Coordinate the lift shaft', 'Draw the lobby reception desk', 'Write the acoustic report']],
  ['Engine Shed Gallery', 'culture', 14, 'Hull', 'concept', 'active', null, ['Photograph the engine shed', 'Test the daylight in the main hall']],
  ['Brackenhall Farm Shop', 'retail', 15, 'Skipton', 'planning', 'active', 530, ['Draw the car park layout', 'Prepare the landscape plan', 'Compare the timber frame suppliers']],
  ['Finch Row Offices', 'office', 3, 'Leeds', 'technical_design', 'on_hold', 3150, ['Update the facade panels', 'Count the cycle stands']],
  ['Kirkgate Market Hall', 'retail', 2, 'Leeds', 'brief', 'active', null, ['Survey the stallholders', 'Draft the client brief']],
  ['Mill Race Apartments', 'residential', 3, 'Leeds', 'construction', 'active', 2890, ['Approve the brick panel', 'Check the balcony waterproofing', 'Chair the monthly site meeting']],
  ["St Oswin's Sports Hall", 'education', 5, 'Wakefield', 'handover', 'completed', 1150, ['Hand over the keys', 'Archive the project drawings']],
  ['Thornby Register Office', 'office', 2, 'Leeds', 'handover', 'completed', 640, ['Write the final account report']],
  ['Hebble Court', 'residential', 1, 'Halifax', 'concept', 'active', 2240, ['Draw the typical floor plans', 'Estimate the unit mix', 'Present the concept to the residents']],
  ['Minster Gate Rooms', 'hospitality', 13, 'York', 'planning', 'active', 870, ['Draw the window repairs', 'Order the paint analysis']],
  ['Sowerby Warehouse Conversion', 'office', 9, 'Halifax', 'concept', 'cancelled', 1975, ['Record the beam survey']],
  ['Larkfield Family House', 'healthcare', 11, 'Skipton', 'brief', 'active', null, ['Interview the nursing staff', 'Draft the room schedule']],
  ['Beacon Hill Nursery', 'education', 2, 'Leeds', 'construction', 'active', 455, ['Inspect the playground drainage', 'Choose the cloakroom colours', 'Issue the ironmongery schedule']],
]

/** What sort of work a task is, by the word that its title begins with. */
const WORK = {
  drawing: ['Draw', 'Detail', 'Update', 'Sketch', 'Render', 'Build', 'Issue'],
  document: ['Write', 'Prepare', 'Draft', 'Estimate', 'Study', 'Test', 'Count', 'Compare', 'Archive'],
  site_visit: ['Inspect', 'Visit', 'Measure', 'Photograph', 'Survey', 'Record', 'Check', 'List'],
  submission: ['Submit', 'Close', 'Order'],
}
/** The rest is coordination. */
export const workOf = (title: string): string =>
  Object.entries(WORK).find(([, verbs]) => verbs.includes(title.split(' ')[0]!))?.[0] ?? 'coordination'

/** Milestones on the way, in order: which of them a project has depends on how far it is. */
export const MILESTONES = ['Brief agreed', 'Concept design presented', 'Planning application submitted', 'Tender package issued', 'Roof watertight', 'Practical completion'] // oxfmt-ignore
