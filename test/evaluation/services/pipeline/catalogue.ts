import type { CATEGORIES, DEPARTMENTS, INDUSTRIES } from './kinds.ts'

/** Who sells: name, role, team. */
export const USERS: [name: string, role: string, team: string][] = [
  ['Henrike Aldinger', 'salesDirector', 'north'],
  ['Marit Solberg', 'accountManager', 'north'],
  ['Joost Verhage', 'accountManager', 'north'],
  ['Tobias Kerner', 'accountManager', 'north'],
  ['Ludovica Ferri', 'accountManager', 'south'],
  ['Matthias Egger', 'accountManager', 'south'],
  ['Ilona Szabo', 'accountManager', 'south'],
  ['Agnieszka Wilk', 'accountManager', 'export'],
  ['Damien Roche', 'accountManager', 'export'],
  ['Petra Lindner', 'insideSales', 'north'],
  ['Rainer Vogt', 'insideSales', 'north'],
  ['Sabrina Moser', 'insideSales', 'south'],
  ['Emil Hansen', 'insideSales', 'export'],
  ['Clara Brandis', 'insideSales', 'export'],
  ['Ansgar Pohl', 'applicationEngineer', 'north'],
  ['Franziska Thoma', 'applicationEngineer', 'north'],
  ['Luca Zanetti', 'applicationEngineer', 'south'],
  ['Gregor Steiner', 'applicationEngineer', 'south'],
  ['Katarzyna Mazur', 'applicationEngineer', 'export'],
  ['Olivier Caron', 'applicationEngineer', 'export'],
]

export const PLACES: Record<string, [city: string, postalCode: string, street: string][]> = {
  Germany: [['Bielefeld', '33605', 'Detmolder Straße'], ['Ulm', '89079', 'Nicolaus-Otto-Straße'], ['Chemnitz', '09117', 'Zwickauer Straße'], ['Osnabrück', '49084', 'Hannoversche Straße'], ['Siegen', '57072', 'Eiserfelder Straße']], // oxfmt-ignore
  Austria: [['Linz', '4030', 'Salzburger Straße'], ['Graz', '8055', 'Puntigamer Straße'], ['Steyr', '4400', 'Ennser Straße']], // oxfmt-ignore
  Switzerland: [
    ['Winterthur', '8404', 'Hegifeldstrasse'],
    ['Aarau', '5000', 'Industriestrasse'],
  ],
  Italy: [
    ['Brescia', '25125', 'Via Orzinuovi'],
    ['Modena', '41122', 'Via Emilia Est'],
  ],
  Poland: [
    ['Poznan', '61-371', 'ul. Starolecka'],
    ['Gliwice', '44-109', 'ul. Bojkowska'],
  ],
  France: [
    ['Mulhouse', '68200', 'Rue de la Mertzau'],
    ['Annecy', '74000', 'Avenue des Trois Fontaines'],
  ],
  Netherlands: [
    ['Eindhoven', '5657', 'Achtseweg Noord'],
    ['Hengelo', '7556', 'Diamantstraat'],
  ],
}

export const COMPANIES: [name: string, industry: (typeof INDUSTRIES)[number], country: string][] = [
  ['Brunnthal Feinblech', 'metalworking', 'Germany'],
  ['Molkerei Sonnleiten', 'food', 'Austria'],
  ['Voskamp Carton', 'packaging', 'Netherlands'],
  ['Officine Bertazzoli', 'metalworking', 'Italy'],
  ['Kunststoffwerk Harsum', 'plastics', 'Germany'],
  ['Meble Radomski', 'furniture', 'Poland'],
  ['Achsenbau Tiller', 'automotive', 'Germany'],
  ['Laborex Pharma', 'pharma', 'Switzerland'],
  ['Plastiques Vauban', 'plastics', 'France'],
  ['Dosenhof Verpackungen', 'packaging', 'Germany'],
  ['Elektro Habicht', 'electronics', 'Austria'],
  ['Pastificio Lorenzi', 'food', 'Italy'],
  ['Getriebe Nordmann', 'automotive', 'Germany'],
  ['Stalpol Konstrukcje', 'metalworking', 'Poland'],
  ['Rijnstroom Electronics', 'electronics', 'Netherlands'],
  ['Möbelwerke Hagedorn', 'furniture', 'Germany'],
  ['Arve Holzmöbel', 'furniture', 'Switzerland'],
  ['Fromagerie du Semnoz', 'food', 'France'],
  ['Zahnrad Kessler', 'metalworking', 'Germany'],
  ['Folienwerk Steinach', 'plastics', 'Austria'],
  ['Componenti Rivalta', 'automotive', 'Italy'],
  ['Salbenfabrik Ohm', 'pharma', 'Germany'],
  ['Kartonex Polska', 'packaging', 'Poland'],
  ['Leiterplatten Wiek', 'electronics', 'Germany'],
  ['Stanzwerk Ybbstal', 'metalworking', 'Austria'],
  ['Backhaus Wendelin', 'food', 'Germany'],
  ['Spritzguss Emmen', 'plastics', 'Switzerland'],
  ['Carrosserie Delmas', 'automotive', 'France'],
  ['Tuben und Tiegel', 'packaging', 'Germany'],
  ['Farmalux Laboratori', 'pharma', 'Italy'],
  ['Drehteile Ambacher', 'metalworking', 'Germany'],
  ['Twentse Kunststoffen', 'plastics', 'Netherlands'],
  ['Lakiernia Wrona', 'automotive', 'Poland'],
  ['Küchen Rothenfels', 'furniture', 'Germany'],
  ['Sensorik Felsegg', 'electronics', 'Switzerland'],
  ['Brauerei Kaltenquell', 'food', 'Austria'],
  ['Blechform Uetze', 'metalworking', 'Germany'],
  ['Imballaggi Corsini', 'packaging', 'Italy'],
  ['Pumpen Degenhart', 'metalworking', 'Germany'],
  ['Biomed Ampullen', 'pharma', 'Austria'],
  ['Kabelbaum Ostertag', 'automotive', 'Germany'],
  ['Conserves Malherbe', 'food', 'France'],
  ['Profilwerk Sankt Veit', 'plastics', 'Austria'],
  ['Sitzmöbel Grabow', 'furniture', 'Germany'],
  ['Elektronika Zawada', 'electronics', 'Poland'],
  ['Feinguss Lohse', 'metalworking', 'Germany'],
  ['Van Doorn Conserven', 'food', 'Netherlands'],
  ['Federn Trautwein', 'automotive', 'Germany'],
  ['Meccanica Sabbadini', 'metalworking', 'Italy'],
  ['Tablettenwerk Jura', 'pharma', 'Switzerland'],
  ['Etiketten Moorkamp', 'packaging', 'Germany'],
  ['Polymer Lindach', 'plastics', 'Germany'],
  ['Tokarnia Bielecki', 'metalworking', 'Poland'],
  ['Schaltschrank Vieth', 'electronics', 'Germany'],
  ['Flacons de Savoie', 'packaging', 'France'],
  ['Wurstwaren Ecker', 'food', 'Austria'],
  ['Türenwerk Isenburg', 'furniture', 'Germany'],
  ['Bremsen Hollweg', 'automotive', 'Germany'],
  ['Gehäusebau Lindt & Frey', 'metalworking', 'Switzerland'],
  ['Arcadia Infusionen', 'pharma', 'Germany'],
]

export const FIRST_NAMES = `Achim Annika Arnaud Barbara Beat Benno Birgit Bogdan Carla Christof Cornelia Dagmar Dario Dirk Dorota Elisa Erwin
Fabio Frauke Georg Gisela Gunnar Hannes Heike Ines Ingo Jacek Jana Joris Jutta Kerstin Klemens Lionel Magda Manfred Monika Nils Norbert
Oskar Paola Piotr Renate Roland Sandra Silvio Sonja Stefan Thea Ulrike Viktor`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Albers Amann Baumgart Berthold Bianco Borowski Brinkmann Buchner Cattaneo Chabert Dahlke Dietz Dorn Ebert Fabbri Fiedler
Gasser Gebauer Glinski Gruber Haas Heuer Hofer Jansen Kaiser Kamps Klose Kowalik Kranz Lamberti Leitner Lorenz Mahler Marek Merz Nowicki
Oberle Pichler Pfeiffer Quandt Reuter Rossi Sauer Schilling Stocker Tanner Thiel Ullmann Verbeek Wagner Wirth Zeller`.split(/\s+/) // oxfmt-ignore
export const JOB_TITLES: Record<(typeof DEPARTMENTS)[number], string[]> = {
  engineering: ['Process Engineer', 'Head of Engineering', 'Automation Engineer'],
  maintenance: ['Maintenance Manager', 'Maintenance Technician'],
  management: ['Managing Director', 'Plant Manager'],
  production: ['Production Manager', 'Shift Supervisor'],
  purchasing: ['Head of Purchasing', 'Buyer'],
}

type Item = [name: string, price: number, weeks: number, powerKw: number, weightKg: number, isDiscontinued?: boolean]
export const CATALOGUE: Record<(typeof CATEGORIES)[number], Item[]> = {
  cncMill: [
    ['Ferrox M400', 128_000, 14, 18.5, 5400],
    ['Ferrox M650', 186_500, 18, 24, 7900],
    ['Ferrox M900 Twin', 274_000, 24, 37, 12_600],
    ['Ferrox Five', 342_000, 28, 32, 11_200],
    ['Ferrox Compact', 84_900, 10, 11, 3100],
  ],
  lathe: [
    ['Rotanda 250', 72_400, 9, 9, 2650],
    ['Rotanda 320', 98_700, 12, 13, 3700],
    ['Rotanda 500 Long', 164_000, 17, 22, 8300],
    ['Rotanda Multi', 215_500, 21, 26, 9400],
    ['Rotanda 200', 58_000, 8, 7.5, 2100, true],
    ['Rotanda 280 S', 81_300, 11, 11, 3000, true],
  ],
  laserCutter: [
    ['Lumora L2', 239_000, 20, 12, 8800],
    ['Lumora L4', 318_000, 23, 18, 10_500],
    ['Lumora L6 Fibre', 425_000, 30, 27, 13_900],
    ['Lumora Tube', 367_500, 27, 21, 12_100],
    ['Lumora CO2', 198_000, 19, 30, 9600, true],
  ],
  pressBrake: [
    ['Bendix 80', 67_900, 9, 7.5, 5200],
    ['Bendix 135', 92_300, 12, 11, 8700],
    ['Bendix 220', 141_000, 15, 18, 14_400],
    ['Bendix 320 Heavy', 208_800, 22, 30, 22_500],
    ['Bendix 60', 49_500, 7, 5.5, 3900, true],
  ],
  robotArm: [
    ['Kranik R6', 31_200, 6, 2.5, 140],
    ['Kranik R12', 44_800, 8, 3.5, 235],
    ['Kranik R25', 61_500, 9, 5, 390],
    ['Kranik R60', 88_600, 13, 8, 720],
    ['Kranik Palletiser', 112_400, 16, 10, 1150],
  ],
  conveyor: [
    ['Vialine Belt 6', 14_300, 4, 1.1, 420],
    ['Vialine Belt 12', 22_700, 5, 2.2, 810],
    ['Vialine Roller', 18_900, 5, 1.5, 690],
    ['Vialine Spiral', 47_600, 11, 4, 1850],
  ],
  packagingLine: [
    ['Cartopack 30', 156_000, 16, 9, 4100],
    ['Cartopack 60', 233_000, 22, 14, 6300],
    ['Cartopack Blister', 291_500, 26, 12, 5600],
    ['Cartopack Flow', 178_400, 19, 8, 3800],
  ],
  accessory: [
    ['Coolant Unit C2', 6850, 3, 1.8, 190],
    ['Tool Changer 24', 19_400, 7, 1.2, 510],
    ['Bar Feeder', 27_300, 8, 2, 930],
    ['Chip Conveyor', 8200, 4, 0.8, 340],
    ['Fume Extractor', 12_600, 4, 3, 280],
    ['Safety Fence Kit', 5400, 2, 0.1, 460],
  ],
}
export const DESCRIPTIONS = ['Delivered with installation and two days of training.', 'Control unit with touch panel.', 'Needs compressed air on site.'] // oxfmt-ignore

export const THINGS: [thing: string, categories: (typeof CATEGORIES)[number][]][] = [
  ['Milling centre', ['cncMill']],
  ['Five-axis cell', ['cncMill', 'robotArm']],
  ['Turning line', ['lathe']],
  ['Laser cutting cell', ['laserCutter']],
  ['Bending line', ['pressBrake']],
  ['Palletising robot', ['robotArm']],
  ['Welding robot', ['robotArm']],
  ['Conveyor loop', ['conveyor']],
  ['Case packing line', ['packagingLine', 'conveyor']],
  ['End-of-line packaging', ['packagingLine']],
  ['Machine tending cell', ['robotArm', 'lathe']],
]
export const WHERE = ['hall 1', 'hall 2', 'hall 3', 'hall 4', 'the new plant', 'the east wing', 'the tool shop', 'the prototype shop', 'line 5', 'the spare parts centre', 'the training centre', 'the second shift'] // oxfmt-ignore
export const SUBJECTS: Record<string, string[]> = {
  call: ['Call about delivery dates', 'Follow-up call on the quote', 'Introductory call', 'Call about spare parts'],
  meeting: ['Kick-off meeting', 'Price negotiation', 'Yearly review', 'Technical clarification'],
  siteVisit: ['Measure the hall', 'Check floor load and power supply', 'Visit to the running line'],
  demo: ['Demo in the showroom', 'Test cut with own material', 'Remote demo'],
  email: ['Send brochure', 'Send reference list', 'Ask for drawings'],
}
export const OUTCOMES = ['Wants a revised offer.', 'Decision expected after the board meeting.', 'Very interested in the larger model.', 'Asked for references in the same industry.', 'Waiting for the drawings.'] // oxfmt-ignore
export const NOTES = ['Invoices go to the head office.', 'Visitors need safety shoes.', 'Buys through a leasing company.', 'Plant closes for three weeks in August.'] // oxfmt-ignore
