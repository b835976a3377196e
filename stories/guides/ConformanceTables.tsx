import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Table } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { type Proof, type Verdict, verdictOn } from '../../scripts/conformance/proofs.ts';
import type { Clause, ClauseGroup } from '../../tests/conformance/clauses.ts';
import './conformance.css';

const columns = [
  { id: 'id', label: 'Clause', width: 5, isRowHeader: true, isMono: true },
  { id: 'says', label: 'What it says' },
  { id: 'tests', label: 'Its tests' },
  { id: 'result', label: 'Result', width: 7, narrowPlace: 'topEnd' },
] as const;

const verdicts = {
  passed: { tone: 'success', word: 'Passed' },
  failed: { tone: 'danger', word: 'Failed' },
  'not run': { tone: 'neutral', word: 'Not run' },
  'no test': { tone: 'warning', word: 'No test' },
} as const satisfies Record<Verdict, unknown>;

const collapsedCount = 3;

function Test({ proof: { title, file, story, runs } }: { proof: Proof }) {
  const failed = runs.filter(({ passed }) => !passed).map(({ place }) => place);
  return (
    <li>
      {story ? (
        <Link href={`./?path=/story/${story.id}`} target="_top">
          {title}
        </Link>
      ) : (
        title
      )}
      <Text size="caption" tone="muted" style={{ overflowWrap: 'anywhere' }}>
        {story?.title ?? file}
      </Text>
      {failed.length > 0 ? (
        <Text size="caption" tone="danger">
          Did not pass in {failed.join(', ')}
        </Text>
      ) : null}
    </li>
  );
}

const storiesFirst = (proofs: readonly Proof[]) => [
  ...proofs.filter(({ story }) => story),
  ...proofs.filter(({ story }) => !story),
];

function Tests({ proofs }: { proofs: readonly Proof[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const hiddenCount = proofs.length - collapsedCount;
  return (
    <Stack gap="small" align="start">
      <Stack elementType="ul" gap="small">
        {storiesFirst(proofs)
          .slice(0, isExpanded ? undefined : collapsedCount)
          .map((proof) => (
            <Test key={`${proof.file} ${proof.story?.id ?? proof.title}`} proof={proof} />
          ))}
      </Stack>
      {hiddenCount > 0 ? (
        <Button
          variant="ghost"
          size="small"
          className="conformance-more"
          aria-expanded={isExpanded}
          onPress={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show ${hiddenCount} more`}
        </Button>
      ) : null}
    </Stack>
  );
}

interface ConformanceTablesProps {
  /** The clauses, in the order of the specification. */
  groups: readonly ClauseGroup[];
  /** The tests that name the clauses, with their runs. If none has a run, the tables show no results. */
  proofs: readonly Proof[];
}

/** Every clause of the specification with its tests and their results. */
export function ConformanceTables({ groups, proofs }: ConformanceTablesProps) {
  const haveRun = proofs.some(({ runs }) => runs.length > 0);
  const testsOf = ({ id }: Clause) => proofs.filter(({ clauses }) => clauses.includes(id));
  const verdictOf = (clause: Clause): Verdict => (haveRun ? verdictOn(testsOf(clause)) : 'not run');
  const clauses = groups.flatMap((group) => group.clauses);
  const passed = clauses.filter((clause) => verdictOf(clause) === 'passed').length;
  const open = clauses.filter((clause) => verdictOf(clause) !== 'passed').map(({ id }) => id);
  return (
    <Stack gap="xxlarge">
      <Text size="small" weight="medium" hasLineLimit>
        {haveRun
          ? `${passed} of ${clauses.length} clauses are shown by tests that pass${open.length > 0 ? `; open: ${open.join(', ')}` : ''}.`
          : `These are the ${clauses.length} clauses and the tests of stories that name them; the other tests and all results come with npm test.`}
      </Text>
      {groups.map((group) => (
        <Stack key={group.title} gap="medium">
          <Heading level={2} size="title">
            {group.title}
          </Heading>
          <Table<Clause, (typeof columns)[number]['id']>
            aria-label={group.title}
            className="conformance"
            maxHeight="none"
            columns={columns}
            rows={group.clauses}
            renderCell={(clause, column) => {
              switch (column) {
                case 'id':
                  return clause.id;
                case 'says':
                  return clause.says;
                case 'tests':
                  return testsOf(clause).length > 0 ? (
                    <Tests proofs={testsOf(clause)} />
                  ) : haveRun ? (
                    'None'
                  ) : (
                    'None in Storybook'
                  );
                case 'result': {
                  const { tone, word } = verdicts[verdictOf(clause)];
                  return (
                    <Badge tone={tone} style={{ whiteSpace: 'nowrap' }}>
                      {word}
                    </Badge>
                  );
                }
              }
            }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
