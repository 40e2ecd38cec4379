import type { ARTIST_TYPES, GENRES, VENUE_TYPES } from './kinds.ts'

type Kind = (typeof ARTIST_TYPES)[number]
type Genre = (typeof GENRES)[number]

/** Whom the label has signed. */
export const ARTISTS: [name: string, type: Kind, genre: Genre, country: string, city: string][] = [
  // oxfmt-ignore
  ['Marrow & Tide', 'DUO', 'FOLK', 'IE', 'Galway'],
  ['Glasshouse Weekend', 'BAND', 'INDIE_ROCK', 'GB', 'Bristol'],
  ['Odalys Brandt', 'SOLO', 'POP', 'DE', 'Hamburg'],
  ['Kiosk Nord', 'BAND', 'INDIE_ROCK', 'DE', 'Kiel'],
  ['Tove Lindqvist', 'SOLO', 'FOLK', 'SE', 'Umeå'],
  ['Ferrox', 'BAND', 'METAL', 'SE', 'Gothenburg'],
  ['Nightbus Atlas', 'DUO', 'ELECTRONIC', 'NL', 'Rotterdam'],
  ['Pim Verhagen', 'SOLO', 'ELECTRONIC', 'NL', 'Utrecht'],
  ['The Paper Foxes', 'BAND', 'INDIE_ROCK', 'GB', 'Leeds'],
  ['Quartier Sept', 'ENSEMBLE', 'JAZZ', 'FR', 'Lyon'],
  ['Baptiste Morvan', 'SOLO', 'JAZZ', 'FR', 'Nantes'],
  ['Lisbon Static', 'BAND', 'ELECTRONIC', 'PT', 'Lisbon'],
  ['Dela Fonseca', 'SOLO', 'POP', 'PT', 'Porto'],
  ['MC Halyard', 'SOLO', 'HIP_HOP', 'GB', 'Southampton'],
  ['Rook Ovie', 'SOLO', 'HIP_HOP', 'GB', 'London'],
  ['Slow Cathedral', 'BAND', 'METAL', 'US', 'Portland'],
  ['June Calloway', 'SOLO', 'FOLK', 'US', 'Nashville'],
  ['Copperline Trio', 'ENSEMBLE', 'JAZZ', 'US', 'Chicago'],
  ['Hinterhof Disko', 'DUO', 'ELECTRONIC', 'DE', 'Leipzig'],
  ['Saltworks', 'BAND', 'INDIE_ROCK', 'IE', 'Cork'],
  ['Niamh Delaney', 'SOLO', 'POP', 'IE', 'Dublin'],
  ['Blixten', 'BAND', 'INDIE_ROCK', 'SE', 'Malmö'],
  ['Vera Oostwind', 'SOLO', 'POP', 'NL', 'Groningen'],
  ['Zonder Regen', 'BAND', 'INDIE_ROCK', 'NL', 'Nijmegen'],
  ['Cassius Wren', 'SOLO', 'HIP_HOP', 'US', 'Atlanta'],
  ['Ateliers Brume', 'DUO', 'ELECTRONIC', 'FR', 'Lille'],
  ['Gunnar Ek Quintet', 'ENSEMBLE', 'JAZZ', 'SE', 'Stockholm'],
  ['Ashfall Choir', 'BAND', 'METAL', 'GB', 'Sheffield'],
  ['Petra Sommerfeld', 'SOLO', 'FOLK', 'DE', 'Freiburg'],
  ['Radio Mirador', 'BAND', 'INDIE_ROCK', 'PT', 'Braga'],
  ['Lowland Signal', 'SOLO', 'ELECTRONIC', 'NL', 'Eindhoven'],
  ['Ezra Tull', 'SOLO', 'FOLK', 'GB', 'Glasgow'],
  ['Kobalt Kid', 'SOLO', 'HIP_HOP', 'DE', 'Berlin'],
  ['The Ferrymen', 'BAND', 'FOLK', 'GB', 'Newcastle'],
  ['Moth Parade', 'BAND', 'INDIE_ROCK', 'US', 'Austin'],
  ['Inès Garnier', 'SOLO', 'POP', 'FR', 'Paris'],
  ['Sunken Piano', 'DUO', 'ELECTRONIC', 'GB', 'Brighton'],
  ['Harmattan Five', 'ENSEMBLE', 'JAZZ', 'FR', 'Marseille'],
  ['Wolfszeit', 'BAND', 'METAL', 'DE', 'Dresden'],
  ['Astrid Holm', 'SOLO', 'POP', 'SE', 'Uppsala'],
  ['Bram & the Binnenstad', 'BAND', 'INDIE_ROCK', 'NL', 'Haarlem'],
  ['Tidal Ghosts', 'DUO', 'ELECTRONIC', 'GB', 'Cardiff'],
]

/** Where they play. */
export const VENUES: [
  name: string,
  type: (typeof VENUE_TYPES)[number],
  city: string,
  country: string,
  capacity: number,
  contact: string,
][] = [
  // oxfmt-ignore
  ['Maassilo Hall', 'CONCERT_HALL', 'Rotterdam', 'NL', 2600, 'Joris Blom'],
  ['De Kade', 'CLUB', 'Rotterdam', 'NL', 480, 'Esmee Prins'],
  ['Spoorzaal', 'CLUB', 'Utrecht', 'NL', 650, 'Ruben Slot'],
  ['Theater Lindepark', 'THEATRE', 'Amsterdam', 'NL', 1150, 'Tess Hofman'],
  ['Noorderveld', 'OPEN_AIR', 'Groningen', 'NL', 9000, 'Wim Dral'],
  ['Lagerhaus 9', 'CLUB', 'Hamburg', 'DE', 720, 'Ulrike Behn'],
  ['Elbarena', 'ARENA', 'Hamburg', 'DE', 12500, 'Malte Jessen'],
  ['Kellerwerk', 'CLUB', 'Berlin', 'DE', 380, 'Sina Vogt'],
  ['Astoria Lichtspiele', 'THEATRE', 'Berlin', 'DE', 1400, 'Roland Kunz'],
  ['Südbühne', 'CONCERT_HALL', 'Munich', 'DE', 2100, 'Franzi Lechner'],
  ['The Anchor Room', 'CLUB', 'Bristol', 'GB', 310, 'Holly Marsh'],
  ['Corn Exchange North', 'CONCERT_HALL', 'Leeds', 'GB', 1800, 'Adeel Rahman'],
  ['Foundry Social', 'CLUB', 'Sheffield', 'GB', 900, 'Jess Tindall'],
  ['Empress Theatre', 'THEATRE', 'London', 'GB', 1650, 'Colin Ashby'],
  ['Lockside Arena', 'ARENA', 'London', 'GB', 15200, 'Maya Okafor'],
  ['Bandstand Meadows', 'OPEN_AIR', 'Glasgow', 'GB', 6500, 'Fiona Baird'],
  ['Salle Verlaine', 'CONCERT_HALL', 'Paris', 'FR', 2300, 'Hugo Lemaire'],
  ['Le Hangar Bleu', 'CLUB', 'Lyon', 'FR', 560, 'Camille Roux'],
  ['Théâtre du Quai', 'THEATRE', 'Nantes', 'FR', 980, 'Solène Picard'],
  ['Kajplats', 'CLUB', 'Gothenburg', 'SE', 530, 'Oskar Dahl'],
  ['Norrsken Hall', 'CONCERT_HALL', 'Stockholm', 'SE', 3100, 'Ebba Ström'],
  ['Galeria do Tejo', 'CLUB', 'Lisbon', 'PT', 450, 'Rui Matos'],
  ['Teatro Aurora', 'THEATRE', 'Porto', 'PT', 870, 'Marta Leal'],
  ['The Quays', 'CLUB', 'Galway', 'IE', 340, 'Oisín Burke'],
  ['Liffey Hall', 'CONCERT_HALL', 'Dublin', 'IE', 1950, 'Aoife Nolan'],
]

export const LONG_TITLES = [
  // oxfmt-ignore
  'Harbour Lights Go Out', 'Letters from the Spare Room', 'A Field Guide to Leaving', 'Concrete Orchard', 'Every Window Open', 'Low Season', 'Salt on the Radio', 'Museum of Small Hours',
  'The Weight of Feathers', 'Tramlines', 'Half a Kingdom', 'Second Winter', 'Northbound Platform', 'Red Brick Lullabies', 'Ghosts in the Greenhouse', 'What the River Kept', 'Cardboard Crowns', 'Afterglow Avenue',
  'Tin Roof Symphony', 'Open Water', 'Postcards to Nobody', 'Kerosene Summer', 'Minor Planets', 'The Long Way Round', 'Velour', 'Sleepwalker Hotel', 'Iron Meadow', 'Borrowed Daylight',
] // oxfmt-ignore
export const FIRST_WORDS = 'Velvet Hollow Crooked Electric Silver Burning Broken Golden Distant Paper Midnight Winter Scarlet Sudden Lonely Wild Gentle Frozen Neon Crimson Restless Secret Yellow Bitter Wandering'.split(' ') // oxfmt-ignore
export const LAST_WORDS = 'Harbour Mirror Engine Garden Horizon Thunder Compass Avenue Lantern Machine River Pilot Carousel Orchid Signal Satellite Staircase Cinema Meadow Bicycle Mountain Telephone Shadow Chapel Fever'.split(' ') // oxfmt-ignore
export const PRODUCERS = ['Lena Adebayo', 'Frank Rietveld', 'Suki Marchetti', 'Tom Hallworth', 'Ingrid Solheim', 'Marek Dvorsky'] // oxfmt-ignore
export const MANAGERS = ['Carla Jansen', 'Dominic Frayne', 'Elif Aydin', 'Gareth Pugh', 'Hannah Voss', 'Ivo Castellan', 'Julia Norden', 'Kwame Boateng', 'Louise Tremblay', 'Mads Kjær', 'Nora Whitfield', 'Piotr Zielinski', 'Rosa Iglesias', 'Stefan Ulrich'] // oxfmt-ignore
export const TOURS = ['Open Roads Tour', 'Small Rooms Tour', 'Winter Lights Tour', 'Homecoming Tour']
