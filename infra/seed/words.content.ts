/** Names, companies and messages of seeded leads. */
const words = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split(/\s*\n\s*/);

export const firstNames = words(`
  Ada Alan Alice Amara Amir Ana Andre Anh Anita Aria Asha Ben Bianca Blake Brooke Caleb Camila Carlos Carmen Chloe Clara
  Cole Dana Daniel Daphne David Diego Dina Dolores Edith Eduardo Elena Eli Ella Emeka Emma Erik Esther Ethan Eva Fatima
  Felix Fiona Frank Gabriel Gail George Gloria Grace Grant Greta Hana Harper Hassan Hector Helen Hugo Ines Iris Isaac Ivan
  Jack Jade James Jamal Jasmine Javier Jean Jesse Joan Jorge Jose Judith Julia Kai Karen Kenji Kevin Kira Kofi Lars Laura
  Leila Leo Liam Lina Linh Lucia Luis Lydia Malik Marco Margaret Maria Mateo Maya Mei Miguel Mina Miriam Mohammed Nadia
  Naomi Nathan Nina Noah Nora Olga Oliver Omar Oscar Paula Pedro Peter Priya Quinn Rachel Rafael Raj Rebecca Rosa Ruth Ryan
  Sam Sara Selma Simon Sofia Stella Tara Theo Thomas Tyler Uma Vera Victor Violet Wei Wendy Xavier Yara Yusuf Zoe`);

export const lastNames = words(`
  Abbott Acosta Adams Aguilar Ahmed Alvarez Andersen Archer Bailey Baker Banks Barrera Bauer Becker Bell Bennett Berg Bishop
  Blackwell Bloom Booker Bowman Brandt Brooks Bryant Byron Caldwell Campbell Cantu Cardenas Carlson Castillo Chang Chavez
  Chen Cho Clark Cohen Collins Contreras Cooper Cortez Cruz Dalton Davenport Dawson Delgado Diaz Dixon Donovan Doyle Duarte
  Dunn Eastman Edwards Ellis Espinoza Evans Farmer Fernandez Fischer Fleming Flores Foster Fowler Franklin Fuentes Gallagher
  Garcia Garza Gibson Gomez Gonzalez Graham Greene Griffin Guerra Gupta Haddad Hale Hall Hansen Harper Hart Hayes Henderson
  Hernandez Hopper Hoffman Holmes Horton Howard Hughes Ibarra Jackson Jensen Jimenez Johnson Jordan Kaminski Kapoor Keller
  Kelly Khan Kim King Klein Kowalski Lambert Larsen Lawson Lee Leon Lin Lopez Lovelace Lozano Lucas Luna Lynch Maldonado
  Marshall Martinez Mason Mathis McCarthy McKinney Medina Mehta Mendoza Mercer Meyer Miller Mitchell Molina Moore Morales
  Moreno Morgan Moss Murphy Nakamura Navarro Nelson Newman Nguyen Nielsen Novak Obrien Ochoa Okafor Olsen Ortega Ortiz Owens
  Padilla Palmer Park Parker Patel Payne Pena Perez Pham Phillips Pierce Porter Powell Price Quinn Ramirez Ramos Reed Reyes
  Rhodes Rivera Robbins Robinson Rojas Romero Rossi Rowe Ruiz Russell Salazar Sanchez Sandoval Santos Schmidt Schultz Serrano
  Shah Shaw Silva Simmons Singh Soto Spencer Stark Stein Stone Suarez Sullivan Sutton Tanaka Taylor Thompson Torres Tran
  Trevino Tucker Turing Turner Valdez Vance Vargas Vasquez Vaughn Vega Villarreal Wagner Walker Wallace Walsh Ward Watkins
  Weber Webster West Wheeler Whitaker White Wilcox Williams Wolfe Wong Wood Wright Yamamoto Young Zamora Zhang Ziegler`);

/** A rare last name has three of these. */
export const syllables = words(`
  bar ben bor cal cor dal del dor fel fin gar gol hal hem jor kal kor lam len lor mar mel mor nal nor ol pal per ral ren ros
  sal sel sor tal tem tor ul val ver vor wal wen yor zam zel`);

export const companyStarts = words(`
  Alamo Amber Analytical Anchor Apex Aspen Barton Bluebonnet Bright Brazos Cactus Canyon Capitol Cedar Central Clearwater
  Coastal Colorado Congress Copper Cornerstone Crescent Crown Cypress Eagle Eastside Edwards Elm Falcon Fiesta Frontier
  Granite Guadalupe Harbor Heritage Highland Hill Horizon Ironwood Juniper Keystone Lakeline Lamar Laurel Liberty Limestone
  Lone Lumen Magnolia Maple Meridian Mesa Mesquite Mission Mockingbird Monarch North Oak Onion Palmetto Pecan Pedernales
  Pinnacle Pioneer Prairie Quarry Ranch Redbud Ridge River Rosewood Sage Salado Sierra Silver Southtown Star Summit Sunset
  Terrace Trinity Twin Union Valley Verde Vista Walnut Waterloo Westlake Whitestone Wildflower Willow Windmill Zilker`);

export const companyKinds = words(`
  Homes Dental Logistics Brewing Realty Holdings Clinics Foods Academy Storage Partners Properties Labs Motors Hotels
  Warehousing Pediatrics Manufacturing Legal Engineering Church Schools Fitness Orthodontics Capital Builders Electric
  Insurance Veterinary Software Apartments Bakery Credit Farms Marine Aviation Printing Optical Cinema Observatory`);

export const companyEnds = ['', ' LLC', ' Inc.', ' Group', ' of Texas', ' & Co.'];

/** Every message has two or three of these sentences. */
export const sentences = lines(`
  We are opening a second office and need cameras at both entrances.
  The access control at our front door is twelve years old and the cards can be copied.
  Could you quote structured cabling for forty desks and two meeting rooms?
  Our Wi-Fi drops in the warehouse whenever the forklifts are charging.
  Two gates and a garage, residents use telephones and remotes today.
  We would like somebody to monitor the cameras at night.
  The conference room display loses its signal during calls.
  Please call in the morning, I am on site in the afternoon.
  We have about sixty doors in three buildings.
  A guard was hurt last month and the insurance asks for better lighting and video.
  Our firewall is out of support since January.
  Employees keep clicking on false invoices, so we want training.
  We need background music on the patio and paging inside.
  The network closet is too hot and nobody knows which cable goes where.
  Is it possible to keep the existing wiring?
  We would need the work done on weekends.
  Budget is approved, we hope to finish before the school year begins.
  Our landlord allows drilling only in the hallway.
  We share passwords in a spreadsheet and want to stop that.
  The property manager asked me to collect three offers.
  The old recorder keeps only four days of video.
  Visitors should sign in on a tablet and get a badge.
  Our tenants want to open the door with their phones.
  Do you work with Brivo and Verkada?
  We are moving to a new building in the spring.
  The board meets on the twentieth and would like a proposal by then.
  A site visit next week would be perfect.
  We have had three break-ins in the parking lot this year.
  The speakers in the sanctuary echo badly.
  Our auditor asked how remote access is protected.
  Half of the switches are unmanaged and some are older than the building.
  We run a small clinic, so downtime is a problem.
  How long does an installation like that take?
  Lights and shades should follow the presentation.
  Please send references from hospitality projects.
  Someone recommended you after the project at the homeowners association.`);

export const rareSentences = lines(`
  Our telescope dome needs a camera that survives lightning.
  The archive holds manuscripts, so humidity matters more than theft.
  We keep alpacas and the gate must not frighten them.`);

export const notes = lines(`
  Called, left a message.
  Wants a site visit next week.
  Sent the proposal, waiting for the board.
  Decision maker is on vacation until Monday.
  Asked for references.
  Price is fine, timing is not.`);
