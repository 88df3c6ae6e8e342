// What somebody has in mind in a turn and has not said to the house yet: board and hand share it.

/** Gives each turn a plan of its own; where one only looks there is nothing to plan. */
export function plansOf<Plan>(Kind: new () => Plan): (turn: object | undefined) => Plan {
  const plans = new WeakMap<object, Plan>();
  const nothing = new Kind();
  return (turn) => {
    if (!turn) return nothing;
    let plan = plans.get(turn);
    if (!plan) {
      // On its own ground: what is made within a derived value does not tell that value of its changes.
      $effect.root(() => void (plan = new Kind()));
      plans.set(turn, plan!);
    }
    return plan!;
  };
}
