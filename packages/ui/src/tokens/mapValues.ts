export const mapValues = <Name extends string, From, To>(
  object: Readonly<Record<Name, From>>,
  change: (from: From, name: Name) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(object).map(([name, value]) => [name, change(value, name as Name)]),
  ) as Record<Name, To>;
