import { teamOf } from '@portal/release/team-of';
import { teams } from '../../infra/teams.json';
import { routes } from './routes.tsx';

test('every path belongs to this team in teams.json', () => {
  expect(routes.map(({ path }) => teamOf(teams, path)?.name)).toEqual(routes.map(() => 'sample'));
});
