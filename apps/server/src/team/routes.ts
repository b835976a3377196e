import type { AdministratorRights } from '@pcb/records/rights';
import type { Context } from 'hono';
import { countAttempt } from '../auth/throttle.ts';
import { audit } from '../database/audit.ts';
import { type Sql, transaction } from '../database/pool.ts';
import { ApiError, fieldError } from '../http/apiError.ts';
import { actorIn } from '../http/change.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Env, Services } from '../http/types.ts';
import { invitationMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { invitationLink } from './invitationLink.ts';
import { addInvitation, addInvited, keepAllRights, listMembers, lockMember, type Member } from './members.ts';

const shown = ({ name, email, rights }: Member) => ({ name, email, rights });

export function teamRoutes({ handle }: Handlers, { pool, config, onMail }: Services) {
  const entryOf = (context: Context<Env>, record: number) =>
    ({ ...actorIn(context, config), kind: 'team', record }) as const;

  async function memberOf(sql: Sql, id: number, after?: AdministratorRights): Promise<Member> {
    if (after !== 'all') await keepAllRights(sql, id);
    const member = await lockMember(sql, id);
    if (!member) throw new ApiError('notFound');
    return member;
  }

  handle('GET /api/admin/team', async (context) => {
    const you = context.get('person').id;
    const members = await listMembers(pool);
    return {
      members: members.map(({ id, ...member }) => ({ id: String(id), ...member, isYou: id === you })),
    };
  });

  handle('POST /api/admin/team', async (context, { body: invited }) => {
    await transaction(pool, async (sql) => {
      await countAttempt(sql, 'mail', 'invitation', invited.email);
      const id = await addInvited(sql, invited);
      if (id === undefined) throw fieldError('taken', 'email', 'hasAccount');
      const link = invitationLink(config.PUBLIC_URL ?? context.req.url, await addInvitation(sql, id));
      await audit(sql, { ...entryOf(context, id), action: 'invite', after: invited });
      await queueMail(sql, { to: invited.email, ...invitationMail(context.get('person').name, link) });
    });
    onMail();
  });

  handle('PUT /api/admin/team/:key', async (context, { parameters: { key }, body: { rights } }) => {
    await transaction(pool, async (sql) => {
      const member = await memberOf(sql, key, rights);
      await sql.query('update users set rights = $2 where id = $1', [member.id, rights]);
      const [before, after] = [shown(member), { ...shown(member), rights }];
      await audit(sql, { ...entryOf(context, member.id), action: 'set rights', before, after });
    });
  });

  handle('DELETE /api/admin/team/:key', async (context, { parameters: { key } }) => {
    await transaction(pool, async (sql) => {
      const member = await memberOf(sql, key);
      // Includes the name, which the dashboard shows for the member's earlier events.
      await audit(sql, { ...entryOf(context, member.id), action: 'remove', before: shown(member) });
      await sql.query('delete from users where id = $1', [member.id]);
    });
  });
}
