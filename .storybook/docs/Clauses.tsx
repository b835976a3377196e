import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Table } from '@pcb/ui/Table';
import { withoutClauses } from '../../scripts/conformance/proofs.ts';
import { clauseGroups } from '../../tests/conformance/clauses.ts';

const clauses = clauseGroups.flatMap((group) => group.clauses);

export function Clauses({ tests }: { tests: readonly string[] }) {
  const shown = clauses.flatMap((clause) => {
    const proofs = tests.filter((test) => test.includes(`[${clause.id}]`)).map(withoutClauses);
    return proofs.length > 0 ? [{ ...clause, proofs }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>Clauses of the specification</Heading>
      <Unstyled>
        <Table
          aria-label="Clauses of the specification"
          maxHeight="none"
          columns={[
            { id: 'id', label: 'Clause', width: 5, isRowHeader: true, isMono: true },
            { id: 'says', label: 'What it says' },
            { id: 'proofs', label: 'Tests here' },
          ]}
          rows={shown}
          renderCell={(clause, columnId) =>
            columnId === 'proofs' ? (
              <ul>
                {clause.proofs.map((test) => (
                  <li key={test}>{test}</li>
                ))}
              </ul>
            ) : (
              clause[columnId]
            )
          }
        />
      </Unstyled>
    </>
  );
}
