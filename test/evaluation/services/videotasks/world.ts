/** Who works at the agency, whom it works for, and what it makes. */
export const ROLES = ['producer', 'director', 'scriptwriter', 'camera', 'editor', 'sound', 'motionDesigner', 'colorist'] as const // oxfmt-ignore
export const EMPLOYMENTS = ['staff', 'freelance'] as const
export const INDUSTRIES = ['retail', 'food', 'finance', 'health', 'education', 'nonprofit', 'transport', 'housing'] as const // oxfmt-ignore
export const FORMATS = ['commercial', 'imageFilm', 'explainer', 'socialClip', 'documentary', 'eventVideo'] as const
export const PROJECT_STATUSES = ['briefing', 'preProduction', 'shooting', 'postProduction', 'delivered', 'onHold'] as const // oxfmt-ignore
export const PHASES = ['preProduction', 'shoot', 'edit', 'sound', 'graphics', 'delivery'] as const
export const TASK_STATUSES = ['todo', 'inProgress', 'inReview', 'blocked', 'done'] as const
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const

type Role = (typeof ROLES)[number]
export const PEOPLE: [name: string, role: Role, employment: string, city: string][] = [
  ['Ottilie Brandvold', 'producer', 'staff', 'Leeds'],
  ['Wren Castellow', 'producer', 'staff', 'Leeds'],
  ['Clementine Ruddock', 'producer', 'staff', 'Sheffield'],
  ['Desmond Achterlow', 'director', 'staff', 'Leeds'],
  ['Marguerite Solvay', 'scriptwriter', 'freelance', 'York'],
  ['Karim Haddow', 'camera', 'staff', 'Leeds'],
  ['Hamish Dunleavy', 'camera', 'freelance', 'Sheffield'],
  ['Idris Mwenda', 'camera', 'freelance', 'York'],
  ['Ilse Vandermolen', 'editor', 'staff', 'Leeds'],
  ['Felix Okonjo', 'editor', 'staff', 'Sheffield'],
  ['Greta Sandoval', 'editor', 'freelance', 'Leeds'],
  ['Tobias Renquist', 'editor', 'staff', 'Leeds'],
  ['Tobias Malloy', 'sound', 'staff', 'Leeds'],
  ['Pilar Etxeberry', 'sound', 'freelance', 'York'],
  ['Bronagh Teague', 'motionDesigner', 'staff', 'Sheffield'],
  ['Suki Arimoto', 'motionDesigner', 'staff', 'Leeds'],
  ['Jonas Petrakis', 'colorist', 'freelance', 'Leeds'],
  ['Lowell Fensham', 'director', 'freelance', 'Sheffield'],
]

export const CLIENTS: [name: string, industry: (typeof INDUSTRIES)[number], city: string, contact: string][] = [
  ['Pennywhistle Toys', 'retail', 'Bradford', 'Harriet Loomis'],
  ['Harrow & Pike Outdoor', 'retail', 'Kendal', 'Gareth Pike'],
  ['Saltmarsh Distillery', 'food', 'Whitby', 'Una Crossley'],
  ['Brightwater Dental Group', 'health', 'Harrogate', 'Dr Samir Vaziri'],
  ['Northfold Bank', 'finance', 'Manchester', 'Celia Outhwaite'],
  ['Larkrise Nurseries', 'retail', 'York', 'Bertie Holroyd'],
  ['Okapi Mobility', 'transport', 'Leeds', 'Ngozi Tarrant'],
  ['Thistledown Bakery', 'food', 'Sheffield', 'Rufus Appleyard'],
  ['Vantage Housing', 'housing', 'Hull', 'Mina Delacourt'],
  ['Kestrel Rail Museum', 'nonprofit', 'Keighley', 'Edwin Sugden'],
  ['Mossgrove University', 'education', 'Leeds', 'Prof Anneke Brill'],
  ['Applecart Groceries', 'food', 'Wakefield', 'Lorna Entwistle'],
  ['The Tidewell Trust', 'nonprofit', 'Scarborough', 'Josiah Penhale'],
  ['Quayside Fitness', 'health', 'Hull', 'Dara Mulcahy'],
]

/** With the client's place in the list, the day it began, days until it is due, pounds and seconds. */
export const PROJECTS: [
  title: string,
  client: number,
  format: (typeof FORMATS)[number],
  status: (typeof PROJECT_STATUSES)[number],
  start: number,
  days: number,
  budget: number,
  runtime: number,
][] = [
  // oxfmt-ignore
  ['Winter Toy Parade', 0, 'commercial', 'delivered', -310, 62, 41_500, 45],
  ['Tiny Trains', 0, 'socialClip', 'delivered', -236, 31, 7_800, 22],
  ['Ridge Walkers', 1, 'imageFilm', 'postProduction', -88, 104, 33_200, 165],
  ['Boots That Last', 1, 'commercial', 'delivered', -198, 55, 28_900, 30],
  ['How Gin Is Made', 2, 'documentary', 'delivered', -265, 120, 46_700, 1_380],
  ['Summer Cocktails', 2, 'socialClip', 'delivered', -171, 28, 6_400, 18],
  ['No Fear of the Dentist', 3, 'explainer', 'postProduction', -61, 70, 15_300, 92],
  ['Meet the Hygienists', 3, 'imageFilm', 'onHold', -110, 95, 18_600, 140],
  ['My First Savings Account', 4, 'explainer', 'delivered', -140, 48, 22_400, 85],
  ['Branch of Tomorrow', 4, 'imageFilm', 'shooting', -38, 90, 57_900, 180],
  ['Spring Planting Tips', 5, 'socialClip', 'delivered', -215, 34, 9_100, 40],
  ['The Rose Breeders', 5, 'documentary', 'shooting', -52, 130, 39_800, 1_620],
  ['Scooter Safety', 6, 'explainer', 'delivered', -97, 45, 13_700, 75],
  ['Night Bus', 6, 'commercial', 'preProduction', -21, 75, 36_300, 60],
  ['Sourdough Stories', 7, 'documentary', 'postProduction', -125, 140, 27_500, 960],
  ['The Stollen Secret', 7, 'commercial', 'shooting', -30, 52, 24_100, 35],
  ['Welcome Home', 8, 'imageFilm', 'delivered', -150, 66, 20_900, 150],
  ['Steam Weekend', 9, 'eventVideo', 'postProduction', -47, 58, 11_200, 240],
  ['The Last Signalman', 9, 'documentary', 'onHold', -160, 180, 30_600, 1_740],
  ['Open Day in Autumn', 10, 'eventVideo', 'delivered', -84, 25, 8_700, 205],
  ['Study in the North', 10, 'imageFilm', 'preProduction', -17, 88, 44_300, 155],
  ['Harvest Offers', 11, 'commercial', 'delivered', -118, 36, 19_400, 20],
  ['Voices of the Shore', 12, 'documentary', 'preProduction', -25, 150, 25_800, 1_500],
  ['Gala Night', 12, 'eventVideo', 'briefing', -9, 49, 10_500, 300],
  ['Train Like a Rower', 13, 'socialClip', 'briefing', -6, 40, 8_200, 25],
  ['Puppet Workshop', 0, 'explainer', 'postProduction', -58, 73, 14_800, 110],
]

/** In the order in which they are done, with who does them and for how many hours. */
export const STEPS: [title: string, phase: (typeof PHASES)[number], role: Role, hours: number, tag: string][] = [
  ['Write the script', 'preProduction', 'scriptwriter', 14, 'script'],
  ['Scout locations', 'preProduction', 'producer', 8, 'travel'],
  ['Book the crew', 'preProduction', 'producer', 4, 'planning'],
  ['Film the interviews', 'shoot', 'camera', 16, 'onSite'],
  ['Shoot drone footage', 'shoot', 'camera', 9, 'onSite'],
  ['Direct the main shoot', 'shoot', 'director', 18, 'onSite'],
  ['Rough cut', 'edit', 'editor', 20, 'firstVersion'],
  ['Fine cut', 'edit', 'editor', 15, 'clientFeedback'],
  ['Colour grading', 'edit', 'colorist', 10, 'look'],
  ['Sound mix', 'sound', 'sound', 11, 'audio'],
  ['Animate the titles', 'graphics', 'motionDesigner', 13, 'animation'],
  ['Add subtitles', 'graphics', 'motionDesigner', 5, 'accessibility'],
  ['Send the review link', 'delivery', 'producer', 2, 'clientFeedback'],
  ['Export the final files', 'delivery', 'editor', 3, 'final'],
]
/** What people write under a task of a phase. */
export const REMARKS: Record<string, string[]> = {
  preProduction: ['The client wants two more options.', 'Second draft is in the shared folder.', 'Permit from the council has come.'], // oxfmt-ignore
  shoot: ['We lost an hour to the rain.', 'Please bring the spare batteries.', 'The second day went very well.'],
  edit: ['The opening still feels too long.', 'The client loves the new ending.', 'Can we lose the shot with the crane?'], // oxfmt-ignore
  sound: ['There is a hum in the second interview.', 'The music is licensed until the end of next year.'],
  graphics: ['The logo must be the new one.', 'Typo in the third caption.', 'Could the titles move a bit slower?'],
  delivery: ['They asked for a square version, too.', 'The link runs out on Friday.'],
}
