interface Named {
  name: string;
  email: string;
}

/** Adds what a choice shows: the name, with the address for people who share it. */
export const withLabels = <Person extends Named>(people: Person[]) =>
  people.map((person) => {
    const isShared = people.some(({ name, email }) => name === person.name && email !== person.email);
    return { ...person, label: isShared ? `${person.name} (${person.email})` : person.name };
  });
