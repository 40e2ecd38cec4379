/** What stands on the shelves, who borrows it, and the rooms to study in. */
export const SUBJECTS = ['Biology', 'ComputerScience', 'Economics', 'History', 'Law', 'Literature', 'Mathematics', 'Medicine', 'Psychology'] as const // oxfmt-ignore
export type Subject = (typeof SUBJECTS)[number]
/** Where a subject stands: its class, and its building and floor. */
export const SHELVES: Record<Subject, [classMark: number, building: string, floor: number]> = {
  Biology: [570, 'Science Library', 1],
  ComputerScience: [4, 'Science Library', 2],
  Economics: [330, 'Main Library', 2],
  History: [940, 'Main Library', 3],
  Law: [340, 'Law Library', 0],
  Literature: [820, 'Main Library', 4],
  Mathematics: [510, 'Science Library', 2],
  Medicine: [610, 'Science Library', 3],
  Psychology: [150, 'Main Library', 1],
}

/** Title, authors, year, publisher, and where they differ from an English book its language and format. */
export const CATALOGUE: Record<Subject, string> = {
  Biology: `
Estuaries and Their Inhabitants|Morwenna Pascoe|2009|Tidewater Press
The Cell as a Workshop|Ingrid Solberg, Femi Adeyemi|2018|Tidewater Press
Mosses of the Atlantic Fringe|Morwenna Pascoe|1974|Kestrel Academic
Genetik der Kulturpflanzen|Hartmut Brandl|2001|Verlag Lindenhof|de
Field Methods in Ecology|Tomos Prydderch|2015|Kestrel Academic
Night Pollinators|Ailsa Drummond|2021|Tidewater Press||Dvd
Signalling in Wounded Leaf Tissue|Oksana Hrytsenko|2019|Wexcombe University||Thesis`,
  ComputerScience: `
Compilers by Hand|Rosalind Achterberg|1998|Northgate Books
Databases Under Pressure|Sunil Kapadia|2016|Northgate Books
Networks That Forget|Rosalind Achterberg, Joon Baek|2012|Halyard University Press
An Introduction to Type Systems|Leopold Strand|2020|Halyard University Press
Algorithmen und ihre Grenzen|Friederike Nöll|2008|Verlag Lindenhof|de
Learning from Very Little Data|Wanjiru Kamau|2022|Northgate Books
Scheduling on Unreliable Clusters|Piotr Zaleski|2021|Wexcombe University||Thesis
Caching Strategies for Sparse Graphs|Nour El-Sayed|2023|Wexcombe University||Thesis`,
  Economics: `
Bargaining and Its Discontents|Edmund Farquhar|1987|Halyard University Press
Money in Small Places|Beatriz Quintela|2005|Foxglove & Sons
The Price of Water|Lindiwe Mokoena|2017|Foxglove & Sons
Auctions Explained|Edmund Farquhar, Greta Holm|1996|Halyard University Press
Geld und Vertrauen|Konrad Ziegler|1999|Verlag Lindenhof|de
Arbeitsmärkte im Wandel|Silke Overbeck|2014|Verlag Lindenhof|de
Konjunktur verstehen|Konrad Ziegler|2011|Verlag Lindenhof|de
La dette publique|Hélène Marchand|2013|Éditions du Quai|fr
L'économie des villes moyennes|Baptiste Rolland|2019|Éditions du Quai|fr
Remittances and Rural Schooling|Alejandra Ibáñez|2018|Wexcombe University||Thesis`,
  History: `
Salt Roads of the Weald|Percival Ames|1952|Kestrel Academic
The Herring Parliament|Dorcas Whitlow|1989|Foxglove & Sons
Printers and Heretics|Margit Sörensen|2003|Halyard University Press
A Short History of Lighthouses|Dorcas Whitlow|2010|Foxglove & Sons
Les foires de Champagne|Hélène Marchand|1966|Éditions du Quai|fr
Voices from the Dockyard|Bronagh Keane|2014|Tidewater Press||AudioBook
Plague and Poor Relief in Wexcombe|Gilbert Tranter|2016|Wexcombe University||Thesis
Die Hanse im Alltag|Jobst Reimers|1978|Verlag Lindenhof|de`,
  Law: `
Contract in Practice|Philippa Oyelaran|2019|Temple Row
Principles of Equity|Augustus Merriman|1971|Temple Row
Evidence and Its Enemies|Philippa Oyelaran, Ross Tulloch|2015|Temple Row
Maritime Liens|Ross Tulloch|2004|Temple Row
Asylum Law in Outline|Shirin Daftari|2021|Halyard University Press
Data Protection for Public Bodies|Caspar Lindqvist|2020|Temple Row
Droit des obligations|Étienne Vasseur|2008|Éditions du Quai|fr
Neighbour Disputes and Mediation|Tamsin Roake|2020|Wexcombe University||Thesis`,
  Literature: `
The Unreliable Gardener|Cordelia Nash|1994|Foxglove & Sons
Reading Against the Grain|Olumide Fashola|2011|Halyard University Press
Sonnets After Sunset|Cordelia Nash|2002|Foxglove & Sons
El jardín de las voces|Rocío Almagro|1983|Ediciones Faro|es
La frontera en la novela|Ignacio Beltrán|2007|Ediciones Faro|es
Das leise Theater|Annegret Kolb|1991|Verlag Lindenhof|de
The Tempest on a Bare Stage|Wexcombe Players|2017|Tidewater Press||Dvd
Ghost Stories of the Fens|Marguerite Oakes|2013|Foxglove & Sons||AudioBook`,
  Mathematics: `
Topology Without Tears of Joy|Vasanthi Iyer|2014|Halyard University Press
Matrices and Their Moods|Emlyn Harries|1985|Northgate Books
Probability for the Impatient|Vasanthi Iyer|2019|Halyard University Press
Zahlentheorie für Einsteiger|Ottilie Krampe|1969|Verlag Lindenhof|de
Number Theory Problems|Emlyn Harries, Sadia Rahman|1993|Northgate Books
Knots, Braids and Cables|Sadia Rahman|2020|Northgate Books
On Random Tilings|Yusuf Demirel|2022|Wexcombe University||Thesis`,
  Medicine: `
Clinical Anatomy of the Hand|Roderick Blaine|2016|Aster Medical
Paediatric Nursing Handbook|Comfort Asante|2021|Aster Medical
Pharmacology at a Glance|Niamh Corrigan|2018|Aster Medical
The Diabetic Foot|Roderick Blaine, Comfort Asante|2013|Aster Medical
Taking a History|Niamh Corrigan|2010|Aster Medical||Dvd
Innere Medizin kompakt|Wolfram Giese|2017|Verlag Lindenhof|de
Infection Control in Field Hospitals|Lucía Ferrer|2020|Aster Medical
Sleep Loss on Surgical Wards|Hamish Buchan|2021|Wexcombe University||Thesis`,
  Psychology: `
Memory and Its Errors|Thandeka Zulu|2012|Halyard University Press
The Bilingual Child|Anneliese Thorne|2008|Kestrel Academic
Crowds, Queues and Panic|Desmond Achebe|2019|Kestrel Academic
Statistics for Psychologists|Anneliese Thorne, Kwame Ofori|2017|Halyard University Press
Grief at Work|Desmond Achebe|2022|Foxglove & Sons
Psychologie du sommeil|Mireille Faucher|2015|Éditions du Quai|fr
Interviewing Young Witnesses|Carys Bevan|2014|Tidewater Press||Dvd
Attention in Noisy Classrooms|Rhiannon Tate|2023|Wexcombe University||Thesis`,
}

export const FIRST_NAMES = `Abigail Adebayo Alistair Amina Arjun Beatrice Bethan Callum Chiara Daniyal Eilidh Elspeth Farah Fergus Giulia Gwendolen Hamza Harriet Imogen
Isaac Jasmine Kofi Leila Lorcan Magnus Maisie Mateo Nadia Niall Oluchi Owen Priya Quentin Rafael Rowena Saskia Seamus Tabitha Theodora Umar Verity Winston
Xanthe Yasmin Zachary`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Abbott Ahmed Armitage Bainbridge Barlow Blackwood Chaudhry Cotterill Crowther Devlin Eastwood Fairclough Gallagher Hargreaves Heywood
Ibrahim Jankowski Kettlewell Lockwood MacLeod Mehta Netherby Nwosu Ogden Okafor Pemberley Quayle Ramsbottom Rosenthal Sheridan Siddiqui Stapleton Thackeray
Underhill Vaughan Wadsworth Whittaker Yardley`.split(/\s+/) // oxfmt-ignore
export const ROOMS: [code: string, name: string, building: string, floor: number, seats: number, hasScreen: boolean][] =
  [
    ['M1.04', 'Brunel Room', 'Main Library', 1, 6, true],
    ['M2.11', 'Seacole Room', 'Main Library', 2, 8, true],
    ['M3.02', 'Quiet Pod A', 'Main Library', 3, 2, false],
    ['M3.03', 'Quiet Pod B', 'Main Library', 3, 2, false],
    ['S1.20', 'Somerville Room', 'Science Library', 1, 10, true],
    ['S2.07', 'Lovelace Room', 'Science Library', 2, 4, true],
    ['L0.05', 'Moot Room', 'Law Library', 0, 14, true],
  ]
export const PURPOSES = ['Group coursework', 'Mock interview', 'Dissertation meeting', 'Revision for the finals', 'Reading group', 'Online seminar'] // oxfmt-ignore
export const COPY_NOTES = ['Spine taped', 'Pencil marks throughout', 'Donated by the author', 'Water stain on the back cover'] // oxfmt-ignore
